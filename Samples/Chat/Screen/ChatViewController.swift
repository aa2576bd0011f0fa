import UIKit

/// A conversation: bubbles as high as their text, and a bar to write in that stays at the bottom.
public final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let bar = MessageBar()
  private var messages = Message.samples
  private let answers = ["Great!", "Let me think about it…", "Sounds good to me", "Ha!"]
  private var answered = 0

  /// The whole app: the conversation below a navigation bar.
  public static func make() -> UIViewController {
    let chat = ChatViewController()
    chat.navigationItem.title = "Mira"
    return UINavigationController(rootViewController: chat)
  }

  // The bar is docked, and goes up and down with whatever input view is shown.
  public override var canBecomeFirstResponder: Bool { true }
  public override var inputAccessoryView: UIView? { bar }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "video"), primaryAction: UIAction(title: "Video") { _ in })
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.estimatedRowHeight = 60
    tableView.contentInset.top = 8
    tableView.contentInset.bottom = 8
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    bar.send = { [weak self] in self?.send($0) }
    // The end of the conversation stays in sight as the bar gets higher.
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in
      DispatchQueue.main.async { self?.showLast(animated: true) }
    }
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showLast(animated: false)
  }

  private func showLast(animated: Bool) {
    guard !messages.isEmpty else { return }
    view.layoutIfNeeded()
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  private func send(_ text: String) {
    add(Message(text: text, isOwn: true))
    let answer = answers[answered % answers.count]
    answered += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.add(Message(text: answer, isOwn: false))
    }
  }

  private func add(_ message: Message) {
    messages.append(message)
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
    showLast(animated: true)
  }
}

extension ChatViewController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    let message = messages[indexPath.row]
    let next = indexPath.row + 1 < messages.count ? messages[indexPath.row + 1] : nil
    // The last one of several in a row keeps more space to the next.
    let isLast = next?.isOwn != message.isOwn || next?.time != nil
    (cell as? BubbleCell)?.show(message, isLast: isLast)
    return cell
  }
}
