import UIKit
import UIKitTestSupport

/// A table of rows with a title and a detail, 390×844 points, in ten sections, laid out and painted once.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource {
  /// How heights are told.
  enum Heights {
    case fixed
    /// `heightForRowAt` with the automatic estimate.
    case delegate
    /// The same with `estimatedHeightForRowAt`.
    case estimated
    /// By the cells' texts.
    case selfSizing
    /// `estimatedRowHeight` 0: the delegate is asked for every row, as on iOS.
    case allAsked
  }

  private let window: UIWindow
  private let list: UITableView
  private let frames = HeadlessFrames()
  private let delegate: UITableViewDelegate?
  private let count: Int

  init(count: Int, _ heights: Heights) {
    self.count = count
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = UIWindow(frame: bounds)
    list = UITableView(frame: bounds, style: .plain)
    delegate =
      switch heights {
      case .fixed, .selfSizing: nil
      case .delegate, .allAsked: HeightDelegate()
      case .estimated: EstimateDelegate()
      }
    super.init()
    if heights == .fixed { list.rowHeight = 60 }
    if heights == .allAsked { list.estimatedRowHeight = 0 }
    list.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    list.dataSource = self
    list.delegate = delegate
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(list)
    window.makeKeyAndVisible()
    frames.step(in: window)
    frames.step(in: window)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 10 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count / 10 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

class HeightDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    40 + CGFloat(indexPath.row % 5) * 6
  }
}

final class EstimateDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    40 + CGFloat(indexPath.row % 5) * 6
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    52
  }
}
