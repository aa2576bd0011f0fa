/// What one program does that UIKit's rules forbid, or that has to be borne without ending.
struct Scenario: Sendable {
  let name: String
  let body: @MainActor @Sendable () throws -> Void

  init(_ name: String, _ body: @escaping @MainActor @Sendable () throws -> Void) {
    self.name = name
    self.body = body
  }

  /// In the order of the record.
  static let all = mistakesThatEnd + mistakesThatAreBorne

  /// What ends in a sentence, and what is so close to it that it might.
  static let mistakesThatEnd: [Scenario] = [
    reuse, batches, batchesOfTables, listData, layouts, diffable, tables, placeholders,
    nibs, storyboards, controllers, containers, presentation,
    constraints, visualFormat, views, layers, animators, controls, drawing,
    keys, selectors, undo, services, launching, testSupport, dynamics,
  ].flatMap { $0 }

  /// What goes on, or ends in a sentence that others met already; many, as each is tried with many
  /// values.
  static let mistakesThatAreBorne = endurance + mistakes + carelessness
}
