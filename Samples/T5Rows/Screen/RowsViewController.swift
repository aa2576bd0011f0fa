import UIKit

/// Everything rows can do: styles and accessories, deleting, inserting and moving, actions behind a
/// swipe, rows as high as their text, an index.
public final class RowsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case styles, texts, tasks, people
  }

  private let texts = [
    "A short one.",
    "A row is as high as its text asks for. This one needs a few lines, whatever the width of the "
      + "window and the size of the letters may be.",
  ]
  private var tasks = ["Water the plants", "Call the dentist", "Buy bread", "Mend the bicycle"]
  private var people: [[String]] = []
  private let letters = ["A", "B", "C", "D", "E"]
  private var flagged: Set<String> = ["Buy bread"]

  public init() {
    super.init(style: .insetGrouped)
    people = letters.map { letter in (1...4).map { "\(letter)\(["da", "en", "ora", "vi"][$0 - 1])" }
    }
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
    let edit = UIButton(type: .system)
    edit.setTitle("Edit", for: .normal)
    edit.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
    edit.addAction(
      UIAction { [unowned self] _ in
        setEditing(!isEditing, animated: true)
        edit.setTitle(isEditing ? "Done" : "Edit", for: .normal)
      }, for: .touchUpInside)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    header.addSubview(edit)
    edit.autoresizingMask = [.flexibleLeftMargin]
    edit.frame.origin.x = header.bounds.width - 80
    tableView.tableHeaderView = header
  }

  private func section(_ section: Int) -> Section {
    Section(rawValue: min(section, Section.people.rawValue)) ?? .people
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { 3 + people.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    switch self.section(section) {
    case .styles: 5
    case .texts: texts.count
    case .tasks: tasks.count + 1
    case .people: people[section - 3].count
    }
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch self.section(section) {
    case .styles: "Styles"
    case .texts: "Heights"
    case .tasks: "Tasks"
    case .people: letters[section - 3]
    }
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch section(indexPath.section) {
    case .styles: return styledCell(indexPath.row)
    case .texts:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    case .tasks:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
      let isNew = indexPath.row == tasks.count
      cell.textLabel?.numberOfLines = 1
      cell.textLabel?.text = isNew ? "New task" : tasks[indexPath.row]
      cell.textLabel?.textColor = isNew ? .secondaryLabel : .label
      let isFlagged = !isNew && flagged.contains(tasks[indexPath.row])
      cell.accessoryType = isFlagged ? .checkmark : .none
      return cell
    case .people:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
      cell.textLabel?.numberOfLines = 1
      cell.textLabel?.textColor = .label
      cell.accessoryType = .none
      cell.textLabel?.text = people[indexPath.section - 3][indexPath.row]
      return cell
    }
  }

  private func styledCell(_ row: Int) -> UITableViewCell {
    let styles: [(UITableViewCell.CellStyle, String, UITableViewCell.AccessoryType)] = [
      (.default, "Default", .disclosureIndicator), (.subtitle, "Subtitle", .detailButton),
      (.value1, "Value 1", .disclosureIndicator), (.value2, "Value 2", .none),
      (.default, "With an image", .checkmark),
    ]
    let (style, name, accessory) = styles[row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: style, reuseIdentifier: name)
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "Detail"
    cell.textLabel?.adjustsFontSizeToFitWidth = true
    cell.detailTextLabel?.adjustsFontSizeToFitWidth = true
    cell.accessoryType = accessory
    cell.imageView?.image = row == 4 ? UIImage(systemName: "star.fill") : nil
    return cell
  }

  // MARK: Editing

  public override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { section(indexPath.section) == .tasks }

  public override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == tasks.count ? .insert : .delete }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      tasks.append("Task \(tasks.count + 1)")
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  public override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { section(indexPath.section) == .tasks && indexPath.row < tasks.count }

  public override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section == sourceIndexPath.section else {
      let isAbove = proposedDestinationIndexPath.section < sourceIndexPath.section
      return IndexPath(row: isAbove ? 0 : tasks.count - 1, section: sourceIndexPath.section)
    }
    return IndexPath(
      row: min(proposedDestinationIndexPath.row, tasks.count - 1),
      section: sourceIndexPath.section)
  }

  public override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  // MARK: Actions behind a swipe

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row < tasks.count else { return nil }
    let task = tasks[indexPath.row]
    let flag = UIContextualAction(style: .normal, title: "Flag") {
      [unowned self] _, _, completion in
      if flagged.remove(task) == nil { flagged.insert(task) }
      tableView.cellForRow(at: indexPath)?.accessoryType =
        flagged.contains(task) ? .checkmark : .none
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag.fill")
    return UISwipeActionsConfiguration(actions: [flag])
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row < tasks.count else { return UISwipeActionsConfiguration(actions: []) }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, completion in
      tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { _, _, completion in
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, later])
  }

  // MARK: Index

  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  public override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 3 + index }
}
