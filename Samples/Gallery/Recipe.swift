import C10DelegateSizesScreen
import C11CustomLayoutsScreen
import C1BasicsScreen
import C2DataSourceScreen
import C3FlowLayoutScreen
import C4ColouredSectionsScreen
import C8PinchScreen
import PhotoGridScreen
import UIKit

/// One entry of the gallery.
struct Recipe {
  let title: String
  let detail: String
  let symbol: String
  let makeController: @MainActor () -> UIViewController

  @MainActor static let all = [
    Recipe(
      title: "Photo Grid", detail: "Your pictures, sorted", symbol: "photo",
      makeController: { PhotoGridViewController() }),
    Recipe(
      title: "Basics", detail: "As a screen and as a subview", symbol: "square.grid.2x2",
      makeController: { BasicsViewController() }),
    Recipe(
      title: "Data Source", detail: "Sections, one of them empty", symbol: "list.bullet",
      makeController: { DataSourceViewController() }),
    Recipe(
      title: "Flow Layout", detail: "Both directions", symbol: "arrow.up.arrow.down",
      makeController: { FlowLayoutViewController() }),
    Recipe(
      title: "Coloured Sections", detail: "Red, green and blue", symbol: "paintbrush",
      makeController: { ColouredSectionsViewController() }),
    Recipe(
      title: "Pinch", detail: "Two fingers, or Ctrl+wheel", symbol: "plus.magnifyingglass",
      makeController: { PinchViewController() }),
    Recipe(
      title: "Delegate Sizes", detail: "Every size its own", symbol: "slider.horizontal.3",
      makeController: { DelegateSizesViewController() }),
    Recipe(
      title: "Custom Layouts", detail: "Cover flow, circle, waterfall", symbol: "sparkles",
      makeController: { CustomLayoutsViewController() }),
  ]
}
