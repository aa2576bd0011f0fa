/// What has queries for each kind of element: the app, elements and queries themselves.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// Finds touch bars among all that lie within.
  var touchBars: XCUIElementQuery { get }
  /// Finds groups among all that lie within.
  var groups: XCUIElementQuery { get }
  /// Finds windows among all that lie within.
  var windows: XCUIElementQuery { get }
  /// Finds sheets among all that lie within.
  var sheets: XCUIElementQuery { get }
  /// Finds drawers among all that lie within.
  var drawers: XCUIElementQuery { get }
  /// Finds alerts among all that lie within.
  var alerts: XCUIElementQuery { get }
  /// Finds dialogs among all that lie within.
  var dialogs: XCUIElementQuery { get }
  /// Finds buttons among all that lie within.
  var buttons: XCUIElementQuery { get }
  /// Finds radio buttons among all that lie within.
  var radioButtons: XCUIElementQuery { get }
  /// Finds radio groups among all that lie within.
  var radioGroups: XCUIElementQuery { get }
  /// Finds check boxes among all that lie within.
  var checkBoxes: XCUIElementQuery { get }
  /// Finds disclosure triangles among all that lie within.
  var disclosureTriangles: XCUIElementQuery { get }
  /// Finds pop up buttons among all that lie within.
  var popUpButtons: XCUIElementQuery { get }
  /// Finds combo boxes among all that lie within.
  var comboBoxes: XCUIElementQuery { get }
  /// Finds menu buttons among all that lie within.
  var menuButtons: XCUIElementQuery { get }
  /// Finds toolbar buttons among all that lie within.
  var toolbarButtons: XCUIElementQuery { get }
  /// Finds popovers among all that lie within.
  var popovers: XCUIElementQuery { get }
  /// Finds keyboards among all that lie within.
  var keyboards: XCUIElementQuery { get }
  /// Finds keys among all that lie within.
  var keys: XCUIElementQuery { get }
  /// Finds navigation bars among all that lie within.
  var navigationBars: XCUIElementQuery { get }
  /// Finds tab bars among all that lie within.
  var tabBars: XCUIElementQuery { get }
  /// Finds tab groups among all that lie within.
  var tabGroups: XCUIElementQuery { get }
  /// Finds toolbars among all that lie within.
  var toolbars: XCUIElementQuery { get }
  /// Finds status bars among all that lie within.
  var statusBars: XCUIElementQuery { get }
  /// Finds tables among all that lie within.
  var tables: XCUIElementQuery { get }
  /// Finds table rows among all that lie within.
  var tableRows: XCUIElementQuery { get }
  /// Finds table columns among all that lie within.
  var tableColumns: XCUIElementQuery { get }
  /// Finds outlines among all that lie within.
  var outlines: XCUIElementQuery { get }
  /// Finds outline rows among all that lie within.
  var outlineRows: XCUIElementQuery { get }
  /// Finds browsers among all that lie within.
  var browsers: XCUIElementQuery { get }
  /// Finds collection views among all that lie within.
  var collectionViews: XCUIElementQuery { get }
  /// Finds sliders among all that lie within.
  var sliders: XCUIElementQuery { get }
  /// Finds page indicators among all that lie within.
  var pageIndicators: XCUIElementQuery { get }
  /// Finds progress indicators among all that lie within.
  var progressIndicators: XCUIElementQuery { get }
  /// Finds activity indicators among all that lie within.
  var activityIndicators: XCUIElementQuery { get }
  /// Finds segmented controls among all that lie within.
  var segmentedControls: XCUIElementQuery { get }
  /// Finds pickers among all that lie within.
  var pickers: XCUIElementQuery { get }
  /// Finds picker wheels among all that lie within.
  var pickerWheels: XCUIElementQuery { get }
  /// Finds switches among all that lie within.
  var switches: XCUIElementQuery { get }
  /// Finds toggles among all that lie within.
  var toggles: XCUIElementQuery { get }
  /// Finds links among all that lie within.
  var links: XCUIElementQuery { get }
  /// Finds images among all that lie within.
  var images: XCUIElementQuery { get }
  /// Finds icons among all that lie within.
  var icons: XCUIElementQuery { get }
  /// Finds search fields among all that lie within.
  var searchFields: XCUIElementQuery { get }
  /// Finds scroll views among all that lie within.
  var scrollViews: XCUIElementQuery { get }
  /// Finds scroll bars among all that lie within.
  var scrollBars: XCUIElementQuery { get }
  /// Finds static texts among all that lie within.
  var staticTexts: XCUIElementQuery { get }
  /// Finds text fields among all that lie within.
  var textFields: XCUIElementQuery { get }
  /// Finds secure text fields among all that lie within.
  var secureTextFields: XCUIElementQuery { get }
  /// Finds date pickers among all that lie within.
  var datePickers: XCUIElementQuery { get }
  /// Finds text views among all that lie within.
  var textViews: XCUIElementQuery { get }
  /// Finds menus among all that lie within.
  var menus: XCUIElementQuery { get }
  /// Finds menu items among all that lie within.
  var menuItems: XCUIElementQuery { get }
  /// Finds menu bars among all that lie within.
  var menuBars: XCUIElementQuery { get }
  /// Finds menu bar items among all that lie within.
  var menuBarItems: XCUIElementQuery { get }
  /// Finds maps among all that lie within.
  var maps: XCUIElementQuery { get }
  /// Finds web views among all that lie within.
  var webViews: XCUIElementQuery { get }
  /// Finds steppers among all that lie within.
  var steppers: XCUIElementQuery { get }
  /// Finds increment arrows among all that lie within.
  var incrementArrows: XCUIElementQuery { get }
  /// Finds decrement arrows among all that lie within.
  var decrementArrows: XCUIElementQuery { get }
  /// Finds tabs among all that lie within.
  var tabs: XCUIElementQuery { get }
  /// Finds timelines among all that lie within.
  var timelines: XCUIElementQuery { get }
  /// Finds rating indicators among all that lie within.
  var ratingIndicators: XCUIElementQuery { get }
  /// Finds value indicators among all that lie within.
  var valueIndicators: XCUIElementQuery { get }
  /// Finds split groups among all that lie within.
  var splitGroups: XCUIElementQuery { get }
  /// Finds splitters among all that lie within.
  var splitters: XCUIElementQuery { get }
  /// Finds relevance indicators among all that lie within.
  var relevanceIndicators: XCUIElementQuery { get }
  /// Finds color wells among all that lie within.
  var colorWells: XCUIElementQuery { get }
  /// Finds help tags among all that lie within.
  var helpTags: XCUIElementQuery { get }
  /// Finds mattes among all that lie within.
  var mattes: XCUIElementQuery { get }
  /// Finds dock items among all that lie within.
  var dockItems: XCUIElementQuery { get }
  /// Finds rulers among all that lie within.
  var rulers: XCUIElementQuery { get }
  /// Finds ruler markers among all that lie within.
  var rulerMarkers: XCUIElementQuery { get }
  /// Finds grids among all that lie within.
  var grids: XCUIElementQuery { get }
  /// Finds level indicators among all that lie within.
  var levelIndicators: XCUIElementQuery { get }
  /// Finds cells among all that lie within.
  var cells: XCUIElementQuery { get }
  /// Finds layout areas among all that lie within.
  var layoutAreas: XCUIElementQuery { get }
  /// Finds layout items among all that lie within.
  var layoutItems: XCUIElementQuery { get }
  /// Finds handles among all that lie within.
  var handles: XCUIElementQuery { get }
  /// Finds elements without a kind of their own among all that lie within.
  var otherElements: XCUIElementQuery { get }
  /// Finds status items among all that lie within.
  var statusItems: XCUIElementQuery { get }
  /// The first element that the query would find; finding it alone takes less time than all.
  var firstMatch: XCUIElement { get }
}
