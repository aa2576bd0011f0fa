import UIKit
import UIKitTestSupport
import XCTest

/// Text fields as they look, idle and edited.
final class TextInputPictureTests: XCTestCase {
  func test_fields_inLight() { MainActor.assumeIsolated { check(.light, "fields-light") } }
  func test_fields_inDark() { MainActor.assumeIsolated { check(.dark, "fields-dark") } }
  func test_fields_mirrored() {
    MainActor.assumeIsolated { check(.light, "fields-right-to-left", isRightToLeft: true) }
  }
  func test_field_withTheCaretInALongText() {
    MainActor.assumeIsolated { check(.light, "field-caret", selects: false) }
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, selects: Bool = true,
    isRightToLeft: Bool = false
  ) {
    let harness = Harness(
      size: CGSize(width: 320, height: 420), appearance: appearance, isRightToLeft: isRightToLeft,
      root: FieldsController())
    defer { harness.close() }
    if selects {
      harness.run("tap #edited\nkey home\nkey right with ctrl\nkey right with ctrl,shift")
    } else {
      harness.run("tap #edited\nkey end\ntype \" and much more than there is space for here\"")
    }
    assertGolden(png: harness.picture(), named: "text-input/\(name)")
  }
}

private final class FieldsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var y: CGFloat = 20
    @discardableResult
    func field(
      _ style: UITextField.BorderStyle, _ text: String?, _ change: (UITextField) -> Void = { _ in }
    ) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 34))
      field.borderStyle = style
      field.text = text
      field.placeholder = "Placeholder"
      change(field)
      view.addSubview(field)
      y += 44
      return field
    }
    field(.roundedRect, nil)
    field(.roundedRect, "Text being edited") {
      $0.accessibilityIdentifier = "edited"
      $0.clearButtonMode = .whileEditing
    }
    field(.roundedRect, "Long text that is cut where the field ends") {
      $0.clearButtonMode = .unlessEditing
    }
    field(.roundedRect, "secret") { $0.isSecureTextEntry = true }
    field(.line, "A line around") { $0.textAlignment = .center }
    field(.bezel, "With views beside") {
      let image = UIImageView(image: UIImage(systemName: "magnifyingglass"))
      image.frame.size = CGSize(width: 20, height: 20)
      $0.leftView = image
      $0.leftViewMode = .always
      let unit = UILabel()
      unit.text = "kg"
      unit.textColor = .secondaryLabel
      unit.sizeToFit()
      $0.rightView = unit
      $0.rightViewMode = .always
    }
    field(.none, nil) {
      $0.attributedPlaceholder = NSAttributedString(
        string: "In another colour", attributes: [.foregroundColor: UIColor.systemPink])
    }
    field(.roundedRect, nil) {
      let text = NSMutableAttributedString(
        string: "Bold and ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
      text.append(
        NSAttributedString(string: "green", attributes: [.foregroundColor: UIColor.systemGreen]))
      $0.attributedText = text
    }
    field(.roundedRect, "Not enabled") { $0.isEnabled = false }
  }
}
