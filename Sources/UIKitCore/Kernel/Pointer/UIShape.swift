/// A shape that follows from what it is the shape of.
public struct UIShape {
  private let make: (ResolutionContext) -> Resolved

  private init(_ make: @escaping (ResolutionContext) -> Resolved) { self.make = make }

  /// Makes a shape that a provider gives for each content.
  public init(_ provider: some UIShapeProvider) { self.init { provider.resolve(in: $0) } }

  /// What it is, for a given content.
  func resolved(in context: ResolutionContext) -> Resolved { make(context) }

  private init(path: @escaping (CGRect) -> UIBezierPath) {
    make = { context in
      let path = path(context.contentShape.boundingRect)
      return Resolved(shape: UIShape(path: { _ in path }), path: path)
    }
  }

  // MARK: Shapes

  /// The bounds of the content.
  public static var rect: UIShape { UIShape(path: { UIBezierPath(rect: $0) }) }

  /// Returns the content's rectangle with round corners. Curves are drawn as circles whatever
  /// `cornerCurve` says.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(path: { rounded($0, cornerRadius, maskedCorners) })
  }

  /// The content with half circles at its shorter sides.
  public static var capsule: UIShape {
    UIShape(path: { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) })
  }

  /// A circle as large as fits, in the middle of the content.
  public static var circle: UIShape {
    UIShape(path: { rect in
      let side = min(rect.width, rect.height)
      return UIBezierPath(
        ovalIn: CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    })
  }

  /// Returns a rectangle that does not depend on the content, with round corners. Curves are drawn
  /// as circles whatever `cornerCurve` says.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(path: { _ in rounded(rect, cornerRadius, maskedCorners) }) }

  /// Returns a shape of a path, which does not depend on the content.
  public static func path(_ path: UIBezierPath) -> UIShape {
    UIShape(path: { _ in path })
  }

  private static func rounded(
    _ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner
  ) -> UIBezierPath {
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  // MARK: Smaller ones

  /// Returns the shape made smaller by so many points on each side.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// Returns the shape made smaller by so many points on single sides.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    UIShape { context in resolved(in: context).inset(by: insets) }
  }

  // MARK: Resolving

  /// What a shape is the shape of.
  public struct ResolutionContext {
    /// The shape of the content itself.
    public var contentShape: Resolved
  }

  /// A shape of one content.
  public struct Resolved {
    /// The shape that was resolved.
    public let shape: UIShape
    /// The outline in the content's coordinates.
    public let path: UIBezierPath
    /// The smallest rectangle around the outline.
    public var boundingRect: CGRect { path.bounds }

    /// Returns the outline made smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> Resolved {
      inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Returns the same shape in a smaller rectangle.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      let old = boundingRect
      let new = old.inset(by: insets)
      guard old.width > 0, old.height > 0, new.width > 0, new.height > 0 else { return self }
      let copy = UIBezierPath(cgPath: path.cgPath)
      copy.apply(
        CGAffineTransform(translationX: new.minX, y: new.minY)
          .scaledBy(x: new.width / old.width, y: new.height / old.height)
          .translatedBy(x: -old.minX, y: -old.minY))
      return Resolved(shape: shape, path: copy)
    }
  }
}

/// Makes shapes of its own.
public protocol UIShapeProvider: Equatable {
  /// The surroundings in which a shape is resolved, under the name that providers use.
  typealias Context = UIShape.ResolutionContext
  /// A shape with its final geometry, under the name that providers use.
  typealias Resolved = UIShape.Resolved
  /// Returns the shape for one content.
  func resolve(in context: Context) -> Resolved
}

/// How a corner bends.
public enum UICornerCurve: Int, @unchecked Sendable {
  /// The curve that the device has.
  case automatic = 0
  /// A part of a circle.
  case circular
  /// A curve that begins gently, as on Apple's devices.
  case continuous
}
