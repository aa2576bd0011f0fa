import UIKit

extension Scenario {
  /// Controls, texts and pictures.
  static let controls: [Scenario] = [
    Scenario("a segment that is neither text nor picture") {
      _ = UISegmentedControl(items: ["One", 2])
    },
    Scenario("a segment selected that does not exist") {
      UISegmentedControl(items: ["One", "Two"]).selectedSegmentIndex = 5
    },
    Scenario("a stepper without steps") { UIStepper().stepValue = 0 },
    Scenario("a picker's component with a negative number of rows") {
      final class Source: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { -1 }
      }
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = source
      show(picker)
    },
  ]

  /// Colours, fonts, pictures, the pasteboard.
  static let drawing: [Scenario] = [
    Scenario("a dynamic colour that is itself") {
      final class Own: @unchecked Sendable { var color: UIColor? }
      let own = Own()
      own.color = UIColor { _ in own.color ?? .red }
      _ = own.color?.cgColor
    },
    Scenario("a font scaled twice") {
      let metrics = UIFontMetrics(forTextStyle: .body)
      _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 12)))
    },
    Scenario("an image literal that is not in the catalog") {
      _ = #imageLiteral(resourceName: "Gone")
    },
    Scenario("team data too large") { NSItemProvider().teamData = Data(count: 9000) },
  ]
}
