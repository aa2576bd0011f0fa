extension RunLoop.Mode {
  /// The mode of a run loop while a finger moves content. Here the loop turns in its usual modes meanwhile: a display
  /// link that is added for this mode runs all the time, a timer that is added for it alone does not fire.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
