/// How a scroll view answers to input: stored answers to its many switches.
struct ScrollBehaviour {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var isDirectionalLockEnabled = false
  var transfersHorizontally = true
  var transfersVertically = true
  var allowsKeyboardScrolling = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var contentAlignment = CGPoint.zero
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}
