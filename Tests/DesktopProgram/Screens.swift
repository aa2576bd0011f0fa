import UIKit
import WebKit

/// Rows that can be refreshed.
final class ListScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in
        say("refreshing")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          self?.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A red square of 120 points at 20,20 with round corners that gives a text where it is dropped.
final class DragScreen: MeasuredScreen, UIDragInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
    square.backgroundColor = .systemRed
    square.layer.cornerRadius = 20
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = true
    square.addInteraction(interaction)
    view.addSubview(square)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  )
    -> [UIDragItem]
  { [UIDragItem(itemProvider: NSItemProvider(object: "dragged" as NSString))] }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { say("drag ended \(operation.rawValue)") }
}

/// Shares a link that no program of the desktop opens.
final class ShareScreen: MeasuredScreen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let sheet = UIActivityViewController(
      activityItems: [URL(string: "nobody-has-this:thing")!], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, isDone, _, _ in say("shared \(isDone)") }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
    present(sheet, animated: true) { say("sheet shown") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard self?.presentedViewController is UIAlertController else { return }
        say("asks")
        timer.invalidate()
      }
    }
  }
}

/// An alert, whose place is told as it changes.
final class AlertScreen: MeasuredScreen {
  private var known = ""

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: "Delete the whole collection?",
      message: "All pictures of the collection go to the trash, here and on other machines.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in say("cancelled") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in say("deleted") })
    present(alert, animated: false)
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tell(alert.view) }
    }
  }

  private func tell(_ view: UIView) {
    guard let window = view.window else { return }
    let frame = view.convert(view.bounds, to: nil).integral
    let line =
      "alert \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height)) "
      + "in \(Int(window.bounds.width)) \(Int(window.bounds.height))"
    guard line != known else { return }
    known = line
    say(line)
  }
}

/// A text field at 20,20 (300 by 40 points) whose text is told as it changes, and the body font's size.
final class TextScreen: MeasuredScreen {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [field] _ in say("text \(field.text ?? "")") }, for: .editingChanged)
    view.addSubview(field)
    tellFont()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tellFont()
  }

  private func tellFont() {
    say("body \(Int(UIFont.preferredFont(forTextStyle: .body).pointSize))")
  }
}

/// Two pages in a web view, of which the second is shown.
final class WebScreen: MeasuredScreen, WKNavigationDelegate {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-pages-\(UUID().uuidString)")
  private var isFirst = true

  override func viewDidLoad() {
    super.viewDidLoad()
    web.frame = view.bounds
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    web.navigationDelegate = self
    view.addSubview(web)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["first", "second"] {
      try? Data("<html><title>\(name)</title><p>\(name)</p></html>".utf8).write(
        to: folder.appendingPathComponent("\(name).html"))
    }
    load("first")
  }

  private func load(_ name: String) {
    web.loadFileURL(folder.appendingPathComponent("\(name).html"), allowingReadAccessTo: folder)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    say("page \(webView.title ?? "")")
    if isFirst { load("second") }
    isFirst = false
  }
}
