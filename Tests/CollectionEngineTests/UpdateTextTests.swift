import XCTest

@testable import CollectionEngine

final class UpdateTextTests: XCTestCase {
  func test_countsThatDoNotAddUp_raiseTheTextOfIOS16() {
    let error = failure([], before: [4], after: [1])
    XCTAssertEqual(
      error?.message,
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with item counts: [4] }
      Data source after updates = { 1 section with item counts: [1] }
      Updates = [

      ]
      """)
    XCTAssertEqual(error?.namesView, true)
    XCTAssertEqual(
      error?.classicMessage,
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (1) must be equal to the number of items contained in "
        + "that section before the update (4), plus or minus the number of items inserted or "
        + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  func test_sectionsThatDoNotAddUp_raiseBothGenerationsTexts() {
    let error = failure([.insertSection(0)], before: [1, 1], after: [1, 1])
    XCTAssertEqual(
      error?.classicMessage,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 0 deleted).")
    XCTAssertTrue(error?.message.contains("2 sections with item counts: [1, 1]") ?? false)
    XCTAssertTrue(error?.message.contains("\tInsert section (0)") ?? false)
  }

  func test_tablesSayRows() {
    let operations: [UpdateOperation] = [
      .deleteItem(ItemPath(0, 1)), .deleteItem(ItemPath(0, 0)),
    ]
    let error = failure(operations, before: [3], after: [0], elementName: .row)
    XCTAssertTrue(
      error?.message.hasSuffix("Updates = [\n\tDelete row (0 - 1),\n\tDelete row (0 - 0)\n]")
        ?? false)
    XCTAssertTrue(
      error?.classicMessage?.hasPrefix(
        "Invalid update: invalid number of rows in section 0. The number of rows") ?? false)
  }

  func test_placesThatDoNotExist_raiseUIKitsTexts() {
    XCTAssertEqual(
      failure([.deleteItem(ItemPath(0, 4))], before: [3], after: [2])?.message,
      "attempt to delete item 4 from section 0 which only contains 3 items before the update")
    XCTAssertEqual(
      failure([.reloadItem(ItemPath(0, 4))], before: [3], after: [3])?.message,
      "attempt to delete item 4 from section 0 which only contains 3 items before the update")
    XCTAssertEqual(
      failure([.insertItem(ItemPath(0, 1))], before: [1], after: [1])?.message,
      "attempt to insert item 1 into section 0, but there are only 1 items in section 0 after the "
        + "update")
    XCTAssertEqual(
      failure([.deleteSection(2)], before: [1], after: [1])?.message,
      "attempt to delete section 2, but there are only 1 sections before the update")
  }

  func test_changesThatExcludeEachOther_raiseUIKitsTexts() {
    let path = ItemPath(0, 1)
    XCTAssertEqual(
      failure([.deleteItem(path), .reloadItem(path)], before: [3], after: [2])?.message,
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
    XCTAssertEqual(
      failure(
        [.insertItem(path), .moveItem(ItemPath(0, 0), to: path)], before: [3], after: [4])?.message,
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})")
    XCTAssertEqual(
      failure([.moveSection(0, to: 1), .reloadSection(1)], before: [1, 1], after: [1, 1])?.message,
      "attempt to perform an insert and a move to the same section (1)")
  }

  func test_reloadedItem_keepsItsNeighboursInOrder() throws {
    let batch = UpdateBatch([.deleteItem(ItemPath(0, 0)), .reloadItem(ItemPath(0, 2))])
    let map = try batch.resolve(before: SectionCounts([4]), after: SectionCounts([3]))
    XCTAssertEqual(map.after(ItemPath(0, 2)), ItemPath(0, 1))
    XCTAssertTrue(map.isReloaded(before: ItemPath(0, 2)))
    XCTAssertEqual(map.after(ItemPath(0, 3)), ItemPath(0, 2))
  }

  func test_reloadedSection_dropsItsItems() throws {
    let batch = UpdateBatch([.reloadSection(0)])
    let map = try batch.resolve(before: SectionCounts([4, 1]), after: SectionCounts([9, 1]))
    XCTAssertNil(map.after(ItemPath(0, 2)))
    XCTAssertNil(map.before(ItemPath(0, 2)))
    XCTAssertEqual(map.after(ItemPath(1, 0)), ItemPath(1, 0))
  }

  private func failure(
    _ operations: [UpdateOperation], before: [Int], after: [Int], elementName: ElementName = .item
  ) -> UpdateError? {
    do {
      _ = try UpdateBatch(operations).resolve(
        before: SectionCounts(before), after: SectionCounts(after), elementName: elementName)
      return nil
    } catch { return error }
  }
}
