import PlatformInterface
import QuartzCore

/// A scene's view tree as JSON, in the form that Docs/subsystems/automation.md describes.
@MainActor
package enum ViewDump {
  /// The whole file.
  ///
  /// - Parameter log: what the app printed, a line each.
  package static func text(of scene: UIWindowScene, log: [String]) -> String {
    withStack(for: scene) { json(of: scene, log: log).text }
  }

  /// Calls `body` with as much stack as values nested like the scene's views take: they cannot ask for
  /// more on their way out.
  static func withStack<T>(for scene: UIWindowScene, _ body: () -> T) -> T {
    let depth = scene.windows.map(\.deepestLevel).max() ?? 0
    guard depth > 500 else { return body() }
    return DeepRecursion.withStack(of: depth << 14, body)
  }

  /// The whole file as a value, to be made and written inside of `withStack(for:_:)`.
  static func json(of scene: UIWindowScene, log: [String]) -> JSONText {
    let types = (UIPasteboard.general.types(forItemSet: nil) ?? []).joined()
    let created = ReuseCensus.created.sorted { $0.key < $1.key }.map {
      JSONText.Member(key: $0.key, value: .int($0.value))
    }
    let windows = AccessibilityTree.windows(of: scene)
    let accessible = AccessibleViews(windows, scene.host.accessibilityNumbers)
    return JSONText.object([
      "size": .size(scene.host.size),
      "scale": .number(scene.host.scale),
      "appearance": .string(scene.host.environment.appearance.rawValue),
      "pasteboard": strings(Array(types)),
      "opened": strings(AutomationLog.opened),
      "unsupported": strings(Unsupported.reported),
      "cellsCreated": .object(created),
      "log": strings(log + Log.recentLines),
      "elements": .array(windows.flatMap(\.elements).map(AccessibilityDump.json)),
      "windows": .array(scene.windows.filter { !$0.isHidden }.map { tree(of: $0, accessible) }),
    ])
  }

  private static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

  /// One view and those in it.
  ///
  /// - Parameter way: from the view's coordinates to its window's; nil for the window.
  private static func tree(
    of view: UIView, _ accessible: AccessibleViews, _ way: LayerPath? = nil
  ) -> JSONText {
    var members: [(String, JSONText?)] = [
      ("class", .string(String(describing: type(of: view)))),
      ("frame", .rect(way?.apply(to: view.bounds) ?? view.bounds)),
      ("bounds", .rect(view.bounds)),
      ("hidden", view.isHidden ? .bool(true) : nil),
      ("alpha", view.alpha < 1 ? .number(view.alpha) : nil),
      ("backgroundColor", color(of: view)),
    ]
    members += contents(of: view)
    members += [
      ("identifier", view.accessibilityIdentifier.map { .string($0) }),
      ("label", label(of: view).map { .string($0) }),
      ("traits", traits(of: view)),
      ("state", state(of: view)),
      ("accessibility", accessible.json(of: view)),
    ]
    members += listPlace(of: view)
    members += scrolling(of: view)
    let children = view.subviews
    let subviews = children.map { child in
      let inside = LayerPath(from: child.layer, to: view.layer)
      return tree(of: child, accessible, way.map(inside.followed) ?? inside)
    }
    members.append(("subviews", children.isEmpty ? nil : .array(subviews)))
    return .object(
      members.compactMap { key, value in value.map { JSONText.Member(key: key, value: $0) } })
  }

  /// What the view is called; of a label only what differs from its text.
  private static func label(of view: UIView) -> String? {
    let label = view.accessibilityLabel
    return (view as? UILabel).map { $0.text == label } == true ? nil : label
  }

  private static func color(of view: UIView) -> JSONText? {
    guard let color = view.layer.backgroundColor, color.alpha > 0 else { return nil }
    return .string(hexadecimal(color.rgba))
  }

  /// `#RRGGBBAA`.
  static func hexadecimal(_ color: RGBA) -> String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for component in [color.red, color.green, color.blue, color.alpha] {
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
    return text
  }

  private static func contents(of view: UIView) -> [(String, JSONText?)] {
    [
      ("text", VisibleText.shown(by: view).map { .string($0) }),
      ("title", title(of: view).map { .string($0) }),
      ("placeholder", VisibleText.placeholder(of: view).map { .string($0) }),
      ("image", image(of: view)),
    ]
  }

  private static func title(of view: UIView) -> String? {
    switch view {
    case let button as UIButton:
      button.currentTitle ?? button.currentAttributedTitle?.string ?? button.configuration?.title
    case let bar as UINavigationBar: bar.topItem?.title
    default: nil
    }
  }

  private static func image(of view: UIView) -> JSONText? {
    guard let image = (view as? UIImageView)?.image else { return nil }
    return .object([
      "name": image.storage.symbol.map { .string($0.name) },
      "size": .size(image.size), "scale": .number(image.scale),
    ])
  }

  /// In the order of UIKit's own list.
  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.adjustable, "adjustable"), (.header, "header"), (.tabBar, "tabBar"),
  ]

  private static func traits(of view: UIView) -> JSONText? {
    let traits = view.accessibilityTraits
    let names = traitNames.filter { traits.contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : strings(names)
  }

  private static func state(of view: UIView) -> JSONText? {
    var states: [String] = []
    if let cell = view as? any ListCellView {
      if cell.isHighlighted { states.append("highlighted") }
      if cell.isSelected { states.append("selected") }
    }
    if let control = view as? UIControl {
      if control.isHighlighted { states.append("highlighted") }
      if control.isSelected { states.append("selected") }
      if control.isEnabled { states.append("enabled") }
    }
    if isEdited(view) { states.append("editing") }
    if (view as? any TextTyping)?.isEditing == true { states.append("editing") }
    if view.isFirstResponder { states.append("firstResponder") }
    return states.isEmpty ? nil : strings(states)
  }

  /// Lists whose items are being edited, and their rows that can be.
  private static func isEdited(_ view: UIView) -> Bool {
    (view as? any ListView)?.storedIsEditing ?? (view as? UITableViewCell)?.isEditing ?? false
  }

  private static func listPlace(of view: UIView) -> [(String, JSONText?)] {
    guard let element = view as? any ListElementView else { return [] }
    let list = sequence(first: view.superview, next: { $0?.superview })
      .lazy.compactMap { $0 as? any ListView }.first
    let isCell = element is any ListCellView
    let shown = list?.settledDisplay.path(of: element)
    let path = isCell ? shown.flatMap { list?.sourcePath($0) } : shown
    return [
      ("indexPath", path.map { .array($0.map { .int($0) }) }),
      ("reuseIdentifier", element.reuseIdentifier.map { .string($0) }),
      ("kind", isCell ? nil : .string(element.elementState.reuseKind)),
    ]
  }

  private static func scrolling(of view: UIView) -> [(String, JSONText?)] {
    guard let scrollView = view as? UIScrollView else { return [] }
    let inset = scrollView.adjustedContentInset
    return [
      ("contentOffset", .point(scrollView.contentOffset)),
      ("contentSize", .size(scrollView.contentSize)),
      (
        "adjustedContentInset",
        .array([inset.top, inset.left, inset.bottom, inset.right].map { .number($0) })
      ),
    ]
  }
}

extension UIView {
  /// Levels of the tree below this view.
  fileprivate var deepestLevel: Int {
    var level = 0
    var views = storedSubviews
    while !views.isEmpty {
      level += 1
      views = views.flatMap(\.storedSubviews)
    }
    return level
  }
}
