import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// In a form made of rows Tab goes from field to field, and beyond the last one on to what is around the list.
final class FormOrderTests: XCTestCase {
  func test_tab_goesThroughTheFieldsOfAForm() throws {
    try MainActor.assumeIsolated {
      let form = Form(style: .insetGrouped)
      let navigation = UINavigationController(rootViewController: form)
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", primaryAction: UIAction { _ in })
      let harness = Harness(device: "iphone-se", root: navigation)
      defer { harness.close() }
      @MainActor func focused() -> String? {
        harness.accessibleElements.first { $0.isFocused }?.label
      }
      try harness.perform("key tab\nidle")
      XCTAssertEqual(focused(), "First name")
      try harness.perform("type \"Ada\"\nkey tab\nidle")
      XCTAssertEqual(focused(), "Last name")
      try harness.perform("type \"Bauer\"\nidle")
      XCTAssertEqual(form.fields.map(\.text), ["Ada", "Bauer", ""])
      try harness.perform("key tab\nidle")
      XCTAssertEqual(focused(), "Company")
      try harness.perform("key tab with shift\nidle")
      XCTAssertEqual(focused(), "Last name")
      try harness.perform("key tab\nkey tab\nidle")
      XCTAssertEqual(focused(), "Done")
    }
  }
}

/// Three rows with fields, and one that is chosen.
private final class Form: UITableViewController {
  let fields = ["First name", "Last name", "Company"].map { name in
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    field.placeholder = name
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // As forms of contacts are, so that rows are inserted and deleted.
    tableView.allowsSelectionDuringEditing = true
    isEditing = true
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row < 3 {
      cell.selectionStyle = .none
      cell.contentView.addSubview(fields[indexPath.row])
    } else {
      cell.textLabel?.text = "add phone"
    }
    return cell
  }
}
