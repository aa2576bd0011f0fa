/// A shape that follows from what it is the shape of.
public struct UIShape {
  private let make: (ResolutionContext) -> Resolved

  private init(_ make: @escaping (ResolutionContext) -> Resolved) { self.make = make }

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

  /// The content's bounds.
  public static var rect: UIShape { UIShape(path: { UIBezierPath(rect: $0) }) }

  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(path: { rounded($0, cornerRadius, maskedCorners) })
  }

  /// Half circles at the shorter sides.
  public static var capsule: UIShape {
    UIShape(path: { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) })
  }

  /// As large as fits, in the middle.
  public static var circle: UIShape {
    UIShape(path: { rect in
      let side = min(rect.width, rect.height)
      return UIBezierPath(
        ovalIn: CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    })
  }

  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(path: { _ in rounded(rect, cornerRadius, maskedCorners) }) }

  /// The same whatever the content.
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

  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    UIShape { context in resolved(in: context).inset(by: insets) }
  }

  // MARK: Resolving

  /// What a shape is the shape of.
  public struct ResolutionContext {
    public var contentShape: Resolved
  }

  /// A shape of one content.
  public struct Resolved {
    public let shape: UIShape
    public let path: UIBezierPath
    public var boundingRect: CGRect { path.bounds }

    public func inset(by amount: CGFloat) -> Resolved {
      inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The same shape in the smaller rectangle.
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
  func resolve(in context: Context) -> Resolved
}

/// How a corner bends.
public enum UICornerCurve: Int, @unchecked Sendable {
  case automatic = 0
  case circular
  case continuous
}
