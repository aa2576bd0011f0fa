import UIKit

/// An app that tests drive over a session: a screen with one of each, and a table behind a button.
@main
final class SessionProgram: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    KeyboardScreens.say("launched with \(CommandLine.arguments.dropFirst().joined(separator: " "))")
    if CommandLine.arguments.contains("-draws-lots") { drawLots() }
    if CommandLine.arguments.contains("-counts-launches") { countLaunches() }
    if CommandLine.arguments.contains("-exits") { exit(0) }
    if CommandLine.arguments.contains("-reaches-out") { reachOut() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let words = CommandLine.arguments
    window.rootViewController =
      words.contains("-planted-faults")
      ? FaultsController(hasFaults: !words.contains("-none"))
      : UINavigationController(
        rootViewController: KeyboardScreens.controller(for: words) ?? FirstController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Prints how often the program was launched, and writes a file into its folder of documents.
  private func countLaunches() {
    let count = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(count, forKey: "launches")
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("launches")
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? (old + "I").write(to: file, atomically: true, encoding: .utf8)
    print("launch \(count), \(old)I")
  }

  /// Prints what comes of connections and names past URLSession.
  private func reachOut() {
    func connection(to number: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int)
      -> String
    {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(9).bigEndian
      inet_pton(AF_INET, number, &address.sin_addr)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, size) }
      }
      return result == 0 ? "made" : String(cString: strerror(errno))
    }
    for number in ["192.0.2.1", "127.0.0.1"] {
      // No socket has this number: who gets that far is told so.
      let connected = connection(to: number) { Int(connect(-1, $0, $1)) }
      let sent = connection(to: number) { sendto(-1, "x", 1, 0, $0, $1) }
      print("\(number): \(connected), \(sent)")
    }
    // Asking a server is for those who must not alone.
    let isCutOff = CommandLine.arguments.contains("-looks-up")
    for name in ["localhost", "127.0.0.1"] + (isCutOff ? ["example.org"] : []) {
      var found: UnsafeMutablePointer<addrinfo>?
      print("\(name): \(getaddrinfo(name, nil, nil, &found) == 0 ? "known" : "unknown")")
      freeaddrinfo(found)
    }
  }

  /// Prints what is left to chance in an app: numbers, orders, and an identifier.
  private func drawLots() {
    print("numbers \(Int.random(in: 0..<1_000_000)) \(Array(0..<20).shuffled())")
    print("from the C library \(arc4random_uniform(1_000_000))")
    print("sets \(Set((0..<20).map(String.init)))")
    print("identifier \(UUID())")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    print("opened \(url.absoluteString)")
    return url.host == "known"
  }

  func applicationDidEnterBackground(_ application: UIApplication) { print("in background") }

  func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
}

final class FirstController: UIViewController {
  private let result = UILabel()
  private let button = UIButton(type: .system)
  private let field = UITextField()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .systemBackground
    result.accessibilityIdentifier = "result"
    let greeting = UserDefaults.standard.string(forKey: "greeting")
    result.text =
      greeting.map {
        "\($0) \(ProcessInfo.processInfo.environment["UITEST"] ?? "") \(CommandLine.arguments.last ?? "")"
      } ?? "Nothing yet"
    button.setTitle("Count", for: .normal)
    button.addAction(UIAction { [result] _ in result.text = "Counted" }, for: .touchUpInside)
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    field.borderStyle = .roundedRect
    toggle.accessibilityIdentifier = "toggle"
    let late = UIButton(type: .system)
    late.setTitle("Later", for: .normal)
    late.addAction(
      UIAction { [result] _ in
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
          MainActor.assumeIsolated { result.text = "Five seconds later" }
        }
      }, for: .touchUpInside)
    let alert = UIButton(type: .system)
    alert.setTitle("Ask", for: .normal)
    alert.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    let list = UIButton(type: .system)
    list.setTitle("List", for: .normal)
    list.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(RowsController(), animated: true)
      }, for: .touchUpInside)
    let stop = UIButton(type: .system)
    stop.setTitle("Stop", for: .normal)
    stop.addAction(
      UIAction { _ in
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
          .backgroundColor = .red
      }, for: .touchUpInside)
    let untitled = UIButton(type: .system)
    untitled.setTitle("Untitled", for: .normal)
    untitled.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(UntitledController(), animated: true)
      }, for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Days",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(DaysController(), animated: true)
      })
    let stack = UIStackView(arrangedSubviews: [
      result, button, field, toggle, slider, late, alert, list, stop, untitled,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 100, width: 335, height: 400)
    view.addSubview(stack)
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [result] _ in
        result.text = "Agreed"
      })
    present(alert, animated: true)
  }
}

/// A month, and a picture.
final class DaysController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 120, width: 335, height: 330))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    let day = DateComponents(year: 2020, month: 12, day: 24)
    picker.date = picker.calendar.date(from: day) ?? picker.date
    view.addSubview(picker)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.frame = CGRect(x: 20, y: 500, width: 40, height: 40)
    view.addSubview(picture)
  }
}

final class UntitledController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    toolbarItems = [UIBarButtonItem(title: "Act", style: .plain, target: nil, action: nil)]
    navigationController?.isToolbarHidden = false
  }
}

final class RowsController: UITableViewController {
  private var toggles: [Int: Bool] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    let toggle = UISwitch()
    toggle.isOn = toggles[indexPath.row] ?? false
    toggle.addAction(
      UIAction { [weak self] action in
        self?.toggles[indexPath.row] = (action.sender as? UISwitch)?.isOn
      }, for: .valueChanged)
    cell.accessoryView = indexPath.row % 5 == 0 ? toggle : nil
    if indexPath.row == 5 { cell.accessibilityLabel = "Fifth" }
    return cell
  }
}
