import PlatformInterface

/// Keys that programs set to see forces and outlines, although Apple does not declare them; nothing is
/// drawn here.
extension UIDynamicAnimator {
  var debugEnabled: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIDynamicAnimator.debugEnabled") } }
  }

  /// Seconds between two pictures of outlines.
  var debugInterval: CGFloat {
    get { 0 }
    set { if newValue != 0 { Unsupported.report("UIDynamicAnimator.debugInterval") } }
  }

  /// How quickly items move while they are looked at; 1 for as ever.
  var debugAnimationSpeed: CGFloat {
    get { 1 }
    set { if newValue != 1 { Unsupported.report("UIDynamicAnimator.debugAnimationSpeed") } }
  }
}
