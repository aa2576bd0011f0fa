import Failures
import PlatformInterface

/// Lets the user choose what to do with items of the app: a sheet on phones, a popover elsewhere.
///
/// The desktop's own activities copy, save, open with another program and send by mail; the app's come
/// after them.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when a share sheet has gone: the activity, and whether it was carried out to its end.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Called when a share sheet has gone: the activity, whether it was completed, what it returned, and
  /// its error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private var isFinished = false
  private var offered: [UIActivity] = []

  /// Makes a sheet for items, which may be texts, links, pictures and sources of such; the app's
  /// own activities are offered beside the desktop's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if !showsPopover { sheetPresentationController?.detents = [.medium(), .large()] }
  }

  /// Stops the program: share sheets are in no document.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { failure("A share sheet is in no document.") }

  /// Called once at the end: with the activity and whether it was done, or with nil and false where
  /// the user chose nothing. What an activity presents has gone by then. The items are nil: they come
  /// from extensions of other apps, which a desktop has not.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called when the sheet is gone, with the activity chosen and whether it was done;
  /// `completionWithItemsHandler` says more.
  open var completionHandler: CompletionHandler?
  /// Activities that are not offered. Set before the sheet is presented.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: Presentation

  private var showsPopover: Bool { UIDevice.current.userInterfaceIdiom != .phone }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { showsPopover ? .popover : .pageSheet }
    set {}
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    offered = (DesktopActivities.all() + applicationActivities).filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
        return false
      }
      return activity.canPerform(withActivityItems: items(for: activity.activityType))
    }
    let list = ActivityList(
      summary: SharedItems(items(for: nil)).summary, activities: offered
    ) { [weak self] in self?.choose($0) }
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    preferredContentSize = CGSize(width: 320, height: list.fittingHeight)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { finish(nil, false) }
  }

  // MARK: Activities

  /// The items, with those of the app's own objects asked for.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return type == nil
        ? source.activityViewControllerPlaceholderItem(self)
        : source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The sheet goes first, so that what the activity presents has the app's own controller.
  private func choose(_ activity: UIActivity) {
    guard !isFinished else { return }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    // Holds the sheet, which the app need not keep, until the activity is over.
    activity.finished = { self.finish(activity.activityType, $0) }
    let presenter = presentingViewController
    isFinished = true
    guard let presenter else { return perform(activity, on: self) }
    presenter.dismiss(animated: true) { self.perform(activity, on: presenter) }
  }

  private func perform(_ activity: UIActivity, on presenter: UIViewController) {
    isFinished = false
    activity.presenter = presenter
    guard let controller = activity.activityViewController else { return activity.perform() }
    activity.finished = { isDone in
      guard let shower = controller.presentation.presenter else {
        return self.finish(activity.activityType, isDone)
      }
      // It goes by itself or is taken away; the app hears when it is gone.
      controller.presentation.whenGone = { self.finish(activity.activityType, isDone) }
      if !controller.isBeingDismissed { shower.dismiss(animated: true) }
    }
    controller.presentation.whenGone = { activity.activityDidFinish(false) }
    presenter.present(controller, animated: true)
    if controller.presentation.presenter == nil,
      presenter.presentedViewController?.isBeingDismissed != true
    {
      activity.activityDidFinish(false)
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let (handler, older) = (completionWithItemsHandler, completionHandler)
    completionWithItemsHandler = nil
    completionHandler = nil
    handler?(type, isDone, nil, nil)
    older?(type, isDone)
  }
}

/// The rows of a share sheet, under a line that says what is shared.
private final class ActivityList: UITableViewController {
  private let summary: String
  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void

  init(summary: String, activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
    self.summary = summary
    self.activities = activities
    self.choose = choose
    super.init(style: .insetGrouped)
  }
  required init?(coder: NSCoder) { nil }

  /// Points: rows, the title and the margins of the group.
  var fittingHeight: CGFloat { CGFloat(activities.count) * 44 + 90 }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    tableView.rowHeight = 44
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { summary }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    cell.textLabel?.text = activities[indexPath.row].activityTitle
    cell.imageView?.image = activities[indexPath.row].activityImage
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
