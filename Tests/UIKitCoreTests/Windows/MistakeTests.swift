import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKitCore

/// Mistakes on which UIKit raises an exception end the process with its words, and with what was
/// found. Those of updates and dequeuing have tests of their own.
struct MistakeTests {
  @Test(arguments: Mistake.allCases) func endsInAWord(_ mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      await MainActor.run { mistake.make() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(mistake.words), "\(mistake.rawValue): \(words.prefix(600))")
  }
}

enum Mistake: String, CaseIterable, Codable {
  case viewInItself, viewInItsSubview, layerInItself, layerClass, loadViewWithoutView
  case viewOfTwoControllers, infiniteSafeArea, presentingItself, presentingTwice, childOfItself
  case parentAsChild, overrideForStranger, colourThatProvidesItself, missingImageLiteral
  case scaledFontAgain, secondApplication, sceneDelegateClass
  case emptyReuseIdentifier, wrongCellClass, wrongSupplementaryClass, missingLayout
  case controllerWithoutLayout, decorationWithoutClass, wrongDecorationClass, shortIndexPath
  case itemOutOfBounds, sectionOutOfBounds, attributesBoundsOrigin, contextClass, attributesClass
  case nanFrame, nanBounds, nanPosition, nanInset, infiniteSpacing, negativeHeader
  case infiniteContentSize, cellTwice, noCellsFromController

  var words: String {
    switch self {
    case .viewInItself: "Can't add self as subview: "
    case .viewInItsSubview: "CALayerInvalid: layer "
    case .layerInItself: "CALayerInvalid: a layer cannot be a sublayer of itself"
    case .layerClass: "layerClass] must be CALayer or a subclass of it; found "
    case .loadViewWithoutView: "loadView] did not set the view"
    case .viewOfTwoControllers:
      "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
        + "controller at a time!"
    case .infiniteSafeArea: "additionalSafeAreaInsets must be finite; found "
    case .presentingItself:
      "Application tried to present modally a view controller on itself. Presenting controller is "
    case .presentingTwice: "that is already being presented by "
    case .childOfItself: "Cannot add a view controller as a child of itself: "
    case .parentAsChild: "UIViewControllerHierarchyInconsistency: "
    case .overrideForStranger: "setOverrideTraitCollection(_:forChild:) needs a child of "
    case .colourThatProvidesItself: "A dynamic color's provider returned the color itself."
    case .missingImageLiteral: "There is no image named 'no such picture' in the main bundle."
    case .scaledFontAgain: "Attempt to set size scaling on already scaled font: "
    case .secondApplication: "There can only be one UIApplication instance."
    case .sceneDelegateClass: "A scene's delegate class must conform to UISceneDelegate; found "
    case .emptyReuseIdentifier:
      "must pass a valid reuse identifier to "
        + "-[UICollectionView registerClass:forCellWithReuseIdentifier:]"
    case .wrongCellClass, .wrongSupplementaryClass: "must be a subclass of "
    case .missingLayout, .controllerWithoutLayout:
      "UICollectionView must be initialized with a non-nil layout parameter"
    case .decorationWithoutClass:
      "could not dequeue a view of kind: shadow with identifier shadow - must register a nib or a "
        + "class"
    case .wrongDecorationClass:
      "the class registered for decoration views of kind shadow must be a subclass of "
    case .shortIndexPath:
      "Invalid index path for use with UICollectionView. Index paths passed to collection view must "
        + "contain exactly two indices"
    case .itemOutOfBounds:
      "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 "
        + "items in section 0."
    case .sectionOutOfBounds:
      "request for number of items in section 4 when there are only 1 sections in the collection "
        + "view"
    case .attributesBoundsOrigin:
      "UICollectionViewLayoutAttributes: -setBounds: only supports bounds with a {0, 0} origin."
    case .contextClass: "must be a subclass of UICollectionViewLayoutInvalidationContext; found "
    case .attributesClass: "must be a subclass of UICollectionViewLayoutAttributes; found "
    case .infiniteContentSize: "CALayerInvalidGeometry: collectionViewContentSize is "
    case .nanFrame, .nanPosition: "CALayerInvalidGeometry: CALayer position contains NaN: "
    case .nanBounds: "CALayerInvalidGeometry: CALayer bounds contains NaN: "
    case .nanInset, .infiniteSpacing:
      "The insets, spacings and reference sizes of section 0 must be finite numbers: "
    case .negativeHeader: "negative sizes are not supported in the flow layout"
    case .cellTwice:
      "Expected dequeued view to be returned to the collection view in preparation for display."
    case .noCellsFromController:
      "UICollectionView's dataSource must implement -collectionView:cellForItemAtIndexPath:"
    }
  }

  @MainActor func make() {
    switch self {
    case .viewInItself, .viewInItsSubview, .layerInItself, .layerClass, .nanFrame, .nanBounds,
      .nanPosition:
      makeInViews()
    case .loadViewWithoutView, .viewOfTwoControllers, .infiniteSafeArea, .presentingItself,
      .presentingTwice, .childOfItself, .parentAsChild, .overrideForStranger:
      makeInControllers()
    case .colourThatProvidesItself:
      final class Holder: @unchecked Sendable { var color = UIColor.red }
      let holder = Holder()
      holder.color = UIColor { _ in holder.color }
      _ = holder.color.resolvedColor(with: UITraitCollection())
    case .missingImageLiteral: _ = UIImage(imageLiteralResourceName: "no such picture")
    case .scaledFontAgain:
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
      _ = UIFontMetrics.default.scaledFont(for: font)
    case .secondApplication:
      _ = UIApplication.shared
      _ = UIApplication()
    case .sceneDelegateClass:
      @MainActor final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let result = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
          result.delegateClass = UIView.self
          return result
        }
      }
      ApplicationLifeCycle.launch(delegate: Delegate())
    default: makeInCollections()
    }
  }

  @MainActor private func makeInViews() {
    let view = UIView()
    switch self {
    case .viewInItself: view.addSubview(view)
    case .viewInItsSubview:
      let inner = UIView()
      view.addSubview(inner)
      inner.addSubview(view)
    case .layerInItself: view.layer.addSublayer(view.layer)
    case .nanFrame: view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    case .nanBounds: view.bounds.size.width = .nan
    case .nanPosition: view.layer.position.y = .nan
    default:
      @MainActor final class Layerless: UIView {
        override class var layerClass: AnyClass { NSObject.self }
      }
      _ = Layerless()
    }
  }

  @MainActor private func makeInControllers() {
    let controller = UIViewController()
    let other = UIViewController()
    switch self {
    case .loadViewWithoutView:
      @MainActor final class Forgetful: UIViewController {
        override func loadView() {}
      }
      _ = Forgetful().view
    case .viewOfTwoControllers: other.view = controller.view
    case .infiniteSafeArea: controller.additionalSafeAreaInsets.top = .infinity
    case .presentingItself: controller.present(controller, animated: false)
    case .presentingTwice:
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.present(other, animated: false)
      let third = UIViewController()
      window.rootViewController = third
      third.present(other, animated: false)
    case .childOfItself: controller.addChild(controller)
    case .parentAsChild:
      controller.addChild(other)
      other.addChild(controller)
    default: controller.setOverrideTraitCollection(UITraitCollection(), forChild: other)
    }
  }

  @MainActor private func makeInCollections() {
    let layout = MistakenLayout(self)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = MistakenSource(self)
    view.dataSource = source
    switch self {
    case .emptyReuseIdentifier:
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
    case .wrongCellClass:
      view.register(UILabel.self, forCellWithReuseIdentifier: "a")
      _ = view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0])
    case .wrongSupplementaryClass:
      view.register(UILabel.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "a")
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "k", withReuseIdentifier: "a", for: [0, 0])
    case .missingLayout:
      _ = UICollectionView(coder: NSKeyedArchiver(requiringSecureCoding: false))
        .map(\.collectionViewLayout)
    case .controllerWithoutLayout: _ = UICollectionViewController().collectionViewLayout
    case .wrongDecorationClass: layout.register(NSObject.self, forDecorationViewOfKind: "shadow")
    case .shortIndexPath: view.reloadItems(at: [IndexPath(index: 1)])
    case .itemOutOfBounds: view.scrollToItem(at: [0, 9], at: .top, animated: false)
    case .sectionOutOfBounds: _ = view.numberOfItems(inSection: 4)
    case .attributesBoundsOrigin:
      UICollectionViewLayoutAttributes(forCellWith: [0, 0]).bounds = CGRect(
        x: 1, y: 0, width: 1, height: 1)
    case .nanInset: layout.sectionInset.left = .nan
    case .infiniteSpacing: layout.minimumLineSpacing = .infinity
    case .negativeHeader: layout.headerReferenceSize = CGSize(width: 1, height: -1)
    case .noCellsFromController:
      let controller = UICollectionViewController(collectionViewLayout: layout)
      _ = controller.collectionView(controller.collectionView, cellForItemAt: [0, 0])
    default: break
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    if self == .contextClass { view.bounds.size.width = 50 }
    view.layoutIfNeeded()
  }
}

@MainActor private final class MistakenLayout: UICollectionViewFlowLayout {
  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    MistakenLayout.current = mistake
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  nonisolated(unsafe) static var current: Mistake?

  override class var invalidationContextClass: AnyClass {
    current == .contextClass ? NSObject.self : super.invalidationContextClass
  }
  override class var layoutAttributesClass: AnyClass {
    current == .attributesClass ? NSObject.self : super.layoutAttributesClass
  }
  override var collectionViewContentSize: CGSize {
    mistake == .infiniteContentSize
      ? CGSize(width: 10, height: Double.infinity) : super.collectionViewContentSize
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let plain = super.layoutAttributesForElements(in: rect)
    guard mistake == .decorationWithoutClass else { return plain }
    let shadow = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shadow", with: [0, 0])
    shadow.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return (plain ?? []) + [shadow]
  }
}

@MainActor private final class MistakenSource: NSObject, UICollectionViewDataSource {
  private let mistake: Mistake
  private var first: UICollectionViewCell?

  init(_ mistake: Mistake) { self.mistake = mistake }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if mistake == .cellTwice, let first { return first }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    first = first ?? cell
    return cell
  }
}
