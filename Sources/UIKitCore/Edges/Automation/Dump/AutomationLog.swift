/// What the program handed to the desktop, for the dump.
@MainActor
package enum AutomationLog {
  /// Links and files, in order.
  package static var opened: [String] = []
}
