import Foundation
import XCTestAdditions

/// How snapshots of one kind are kept in files and compared.
public struct Diffing<Value> {
  /// The contents of a snapshot's file.
  public var toData: (Value) -> Data
  /// The snapshot that a file holds.
  public var fromData: (Data) -> Value
  /// What differs between a reference and a new snapshot, as a sentence or a patch with pictures or files
  /// that show it; nil for equal ones.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A way of comparing that three functions describe.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
