import UIKit

/// An idea, and a button that makes a trip of it.
class IdeaViewController: UIViewController {
  private let environment: AppEnvironment
  private let idea: Idea
  private let picture = CoverView()
  private let planButton = UIButton(configuration: .filled())

  init(_ environment: AppEnvironment, idea: Idea) {
    self.environment = environment
    self.idea = idea
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The sheet is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    picture.cover = idea.cover
    picture.layer.cornerRadius = 22
    let title = UILabel(font: Theme.font(.title1, .bold), lines: 0)
    title.text = idea.title
    title.accessibilityTraits = .header
    let place = UILabel(
      font: .preferredFont(forTextStyle: .subheadline), colour: .secondaryLabel, lines: 0)
    place.text =
      "\(idea.region) · \(plural("%lld days", idea.dayCount)) · ★ \(environment.formats.rating(idea.rating))"
    let text = UILabel(font: .preferredFont(forTextStyle: .body), lines: 0)
    text.text = idea.summary
    planButton.configuration?.title = localized("Plan This Trip")
    planButton.configuration?.image = UIImage(systemName: "plus")
    planButton.configuration?.imagePadding = 8
    planButton.configuration?.buttonSize = .large
    planButton.configuration?.cornerStyle = .large
    planButton.accessibilityIdentifier = "plan"
    planButton.addAction(UIAction { [weak self] _ in self?.plan() }, for: .primaryActionTriggered)
    planButton.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = button.isSelected
    }
    let column = UIStackView(arrangedSubviews: [picture, title, place, text, UIView(), planButton])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(16, after: picture)
    column.setCustomSpacing(14, after: place)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let readable = view.readableContentGuide
    let height = picture.heightAnchor.constraint(equalToConstant: 190)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height,
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor, constant: 4),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor, constant: -4),
      column.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  /// Shows for a moment that something happens, and then that it has.
  private func plan() {
    guard !planButton.isSelected else { return }
    planButton.isSelected = true
    planButton.setNeedsUpdateConfiguration()
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(600))
      guard let self else { return }
      self.environment.store.add(self.makeTrip())
      self.planButton.isSelected = false
      self.planButton.isEnabled = false
      self.planButton.configuration?.image = UIImage(systemName: "checkmark")
      self.planButton.configuration?.title = localized("Planned")
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      try? await Task.sleep(for: .milliseconds(900))
      self.dismiss(animated: true)
    }
  }

  private func makeTrip() -> Trip {
    let calendar = environment.calendar
    let today = calendar.startOfDay(for: environment.now())
    let start = calendar.date(byAdding: .day, value: 60, to: today) ?? today
    let last = calendar.date(byAdding: .day, value: idea.dayCount - 1, to: start) ?? start
    var draft = TripDraft(start: start, lastDay: last)
    draft.title = idea.title
    draft.destination = idea.region
    draft.kind = idea.kind
    draft.cover = idea.cover
    return environment.makeTrip(draft)
  }
}
