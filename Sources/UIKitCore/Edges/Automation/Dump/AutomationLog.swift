/// What the program handed to the desktop, for the dump.
@MainActor
package enum AutomationLog {
  /// The links and files that were opened, in order.
  package static var opened: [String] = []
}
