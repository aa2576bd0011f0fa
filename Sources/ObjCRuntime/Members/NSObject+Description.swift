extension NSObject {
  /// The class's name as Objective-C has it: classes of Apple's without their module, others with it.
  ///
  /// Apps use it as a reuse identifier.
  public class func description() -> String { ObjCClasses.name(of: self) }

  /// What a debugger prints of the class: its description, unless it has its own.
  public class func debugDescription() -> String { description() }
}
