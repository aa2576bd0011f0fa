import C10DelegateSizesScreen
import C11CustomLayoutsScreen
import C11LayoutSwitchScreen
import C1BasicsScreen
import C2DataSourceScreen
import C3FlowLayoutScreen
import C4ColouredSectionsScreen
import C6EventsScreen
import C8PinchScreen
import C9MenusScreen
import DragReorderScreen
import PhotoGridScreen
import ReorderingScreen
import T1HeadersFootersScreen
import T2SectionTitlesScreen
import T3RowMenusScreen
import T4RefreshScreen
import T5RowsScreen
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
      title: "Events", detail: "Highlight and selection", symbol: "hand.thumbsup",
      makeController: { EventsViewController() }),
    Recipe(
      title: "Pinch", detail: "Two fingers, or Ctrl+wheel", symbol: "plus.magnifyingglass",
      makeController: { PinchViewController() }),
    Recipe(
      title: "Menus", detail: "Press and hold, copy", symbol: "doc.on.doc",
      makeController: { MenusViewController() }),
    Recipe(
      title: "Delegate Sizes", detail: "Every size its own", symbol: "slider.horizontal.3",
      makeController: { DelegateSizesViewController() }),
    Recipe(
      title: "Custom Layouts", detail: "Cover flow, circle, waterfall", symbol: "sparkles",
      makeController: { CustomLayoutsViewController() }),
    Recipe(
      title: "Layout Switch", detail: "From one layout to another",
      symbol: "arrow.triangle.2.circlepath", makeController: { LayoutSwitchViewController() }),
    Recipe(
      title: "Reordering", detail: "Cards moved by hand", symbol: "rectangle.stack",
      makeController: { ReorderingViewController() }),
    Recipe(
      title: "Drag and Drop", detail: "Pictures to other places", symbol: "square.and.arrow.up",
      makeController: { DragReorderViewController() }),
    Recipe(
      title: "Headers and Footers", detail: "Views that stick in a table",
      symbol: "rectangle.split.2x1",
      makeController: { HeadersFootersViewController() }),
    Recipe(
      title: "Section Titles", detail: "Plain, grouped, inset grouped", symbol: "list.dash",
      makeController: { SectionTitlesViewController() }),
    Recipe(
      title: "Row Menus", detail: "Press and hold, copy", symbol: "doc.on.doc",
      makeController: { RowMenusViewController() }),
    Recipe(
      title: "Pull to Refresh", detail: "Or F5, or Ctrl+R", symbol: "arrow.clockwise",
      makeController: { RefreshViewController() }),
    Recipe(
      title: "Rows", detail: "Styles, editing, swipes, index", symbol: "list.bullet",
      makeController: { RowsViewController() }),
  ]
}
