import UIKit

/// A window of the guide: a list, and the page of a bird above it.
public final class GuideController: UINavigationController {
  private static let activityType = "io.tessera.samples.FieldGuide.bird"

  public init() {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    view.tintColor = .systemGreen
    viewControllers = [BirdsViewController()]
  }

  public required init?(coder: NSCoder) { nil }

  static func activity(of bird: Bird) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    activity.title = bird.name
    activity.userInfo = ["bird": bird.id]
    return activity
  }

  /// What the window shows; nil for the list.
  public var activity: NSUserActivity? {
    (topViewController as? BirdViewController).map { Self.activity(of: $0.bird) }
  }

  /// Shows what an activity names, without motion: the window is new.
  public func show(_ activity: NSUserActivity) {
    show(activity.userInfo?["bird"] as? String, animated: false)
  }

  /// Shows what a link such as `fieldguide:robin` names.
  public func open(_ link: URL) {
    show(link.absoluteString.split(separator: ":").last.map(String.init), animated: true)
  }

  private func show(_ id: String?, animated: Bool) {
    guard let bird = Bird.all.first(where: { $0.id == id }) else { return }
    popToRootViewController(animated: false)
    pushViewController(BirdViewController(bird), animated: animated)
  }
}

/// All birds; one opens here, or in a window of its own by its context menu.
final class BirdsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Field Guide"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Bird.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    let bird = Bird.all[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = bird.name
    content.secondaryText = bird.latin
    content.image = UIImage(systemName: bird.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = BirdViewController(Bird.all[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let bird = Bird.all[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { _ in
      let open = UIWindowScene.ActivationAction { _ in
        UIWindowScene.ActivationConfiguration(userActivity: GuideController.activity(of: bird))
      }
      return UIMenu(children: [open])
    })
  }
}

/// The page of a bird.
final class BirdViewController: UIViewController {
  let bird: Bird

  init(_ bird: Bird) {
    self.bird = bird
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = bird.name
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: UIImage(systemName: bird.symbol))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
    picture.contentMode = .left
    let latin = UILabel()
    latin.text = bird.latin
    latin.font = .italicSystemFont(ofSize: 17)
    latin.textColor = .secondaryLabel
    let text = UILabel()
    text.text = bird.text
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [picture, latin, text])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = bird.name
  }
}
