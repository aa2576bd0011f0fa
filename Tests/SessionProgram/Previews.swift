@_spi(XcodeSources) import UIKitCore

/// Previews as the plugin XcodeSources would enter them: a screen, a view of a size of its own, one that UIKit
/// stops, and one of SwiftUI's.
private enum Previews {
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    PreviewRegistry.add(
      "A screen", file: "/App/Screens.swift", line: 3, traits: { [.landscapeLeft] },
      make: { PreviewScreen { FirstController() } })
    PreviewRegistry.add(
      nil, file: "/App/Screens.swift", line: 12, traits: { [.sizeThatFitsLayout] },
      make: {
        PreviewScreen {
          let label = UILabel()
          label.text = "One line"
          return label
        }
      })
    PreviewRegistry.add(
      "Bounds", file: "/App/Screens.swift", line: 20,
      traits: { [.fixedLayout(width: 300, height: 100)] },
      make: {
        PreviewScreen {
          let view = UIView()
          view.backgroundColor = .systemRed
          return view
        }
      })
    PreviewRegistry.add(
      "Stops", file: "/App/Screens.swift", line: 30, traits: { [] },
      make: { PreviewScreen { UIViewController(nibName: "Missing", bundle: nil) } })
    PreviewRegistry.leaveOut("Words", file: "/App/Words.swift", line: 9)
  }
}
