/// How a presented controller covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that UIKit chooses: a sheet for most controllers, of which a phone shows nearly a
  /// whole screen.
  case automatic = -2
  /// No style: as an answer to adaptation, the presentation stays as it is.
  case none = -1
  /// The presented view covers the whole window, and the presenter's is taken out.
  case fullScreen = 0
  /// A card over the presenter, in reading width on a large screen.
  case pageSheet
  /// A smaller card in the middle of a large screen.
  case formSheet
  /// The presented view covers the controller that defines a context, whose view is taken out.
  case currentContext
  /// The controller's transitioning delegate gives the presentation.
  case custom
  /// The presented view covers the whole window, and what is below stays.
  case overFullScreen
  /// The presented view covers the controller that defines a context, whose view stays.
  case overCurrentContext
  /// A bubble that points at what it belongs to; a card where there is little space.
  case popover
  /// A television's style, which covers the screen and blurs what is below.
  case blurOverFullScreen
}

/// How a presented controller's view comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view rises from the bottom.
  case coverVertical = 0
  /// The view turns round its vertical axis.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// The page is rolled up at a corner.
  case partialCurl
}
