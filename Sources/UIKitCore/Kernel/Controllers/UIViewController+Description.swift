import QuartzCore

extension UIViewController {
  /// The controller, its children and what they present, a line each. Debuggers and tests ask for it by the name
  /// `_printHierarchy`.
  // iOS-BEHAVIOUR: the lines. Evidence: controller-13
  var hierarchyDescription: String {
    var lines: [String] = []
    describe(indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(indentation: String, into lines: inout [String]) {
    lines.append(
      "\(indentation)\(Self.described(self)), state: \(appearance.phase), view: \(describedView)")
    let below = indentation + "   | "
    for child in children { child.describe(indentation: below, into: &lines) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.describe(indentation: indentation + "   + ", into: &lines)
    }
  }

  private var describedView: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return Self.described(view) + (view.window == nil ? " not in the window" : "")
  }

  private static func described(_ object: NSObject) -> String {
    "<\(Swift.type(of: object).description()) \(Unmanaged.passUnretained(object).toOpaque())>"
  }
}
