import Failures

extension UIViewController {
  /// Keeps a property of a controller that is set while its view is made, and makes the view where the
  /// property is read before that.
  ///
  /// `@ViewLoading var label: UILabel` needs neither an optional type nor a first value. Setting the
  /// property makes no view. Reading one that is still not set once the view is there ends the program.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// Makes a property without a first value, which `loadView()`, a document or `viewDidLoad()` sets.
    public init() {}
    /// Makes a property with a first value; the controller's view is made before it is read, too.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// The compiler's way to a property outside of controllers, which it refuses.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { Self.refuse() }
      set { Self.refuse() }
    }
    private static func refuse() -> Never {
      failure("@ViewLoading is for properties of view controllers.")
    }

    /// The property's value in a controller, by whose class the compiler calls this; reading makes the
    /// controller's view where there is none.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped property: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].stored else {
          failure(
            "A @ViewLoading property of \(type(of: controller)) of type \(Value.self) was read and not set: "
              + "loadView(), the document or viewDidLoad() must set it.")
        }
        return value
      }
      // iOS-BEHAVIOUR: setting does not make the view. Evidence: unmeasured; the property is set from within
      // loadView(), where there is none yet.
      set { controller[keyPath: storage].stored = newValue }
    }
  }
}
