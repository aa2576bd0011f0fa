import UIKit

/// Edits what a trip is called, where it goes, and when.
class TripEditorViewController: FormViewController {
  /// Called with what was entered when it is saved.
  var onSave: (TripDraft) -> Void = { _ in }

  private let environment: AppEnvironment
  private let original: TripDraft
  private var draft: TripDraft
  private let isNew: Bool

  private let nameField = FormStyle.field(localized("Name"), identifier: "trip-name")
  private let placeField = FormStyle.field(localized("Destination"), identifier: "trip-place")
  private let kindButton = FormStyle.menuButton(identifier: "trip-kind")
  private lazy var startPicker = FormStyle.picker(
    .date, in: environment.calendar, identifier: "trip-start")
  private lazy var endPicker = FormStyle.picker(
    .date, in: environment.calendar, identifier: "trip-end")
  private let length = UILabel(
    font: .preferredFont(forTextStyle: .body), colour: .secondaryLabel, alignment: .right)
  private let preview = CoverView()
  private weak var covers: UIStackView?

  init(_ environment: AppEnvironment, draft: TripDraft, isNew: Bool = true) {
    self.environment = environment
    original = draft
    self.draft = draft
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    title = localized(isNew ? "New Trip" : "Edit Trip")
  }

  required init?(coder: NSCoder) { fatalError("The form is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.configuration?.title = localized(isNew ? "Plan Trip" : "Save")
    preview.layer.cornerRadius = 18
    preview.heightAnchor.constraint(equalToConstant: 130).isActive = true
    makeFields()
    for view in [
      preview, coverPicker(), spacer(), FormStyle.card([nameField, placeField]), spacer(),
      FormStyle.card([
        FormStyle.row(localized("Kind"), kindButton),
        FormStyle.row(localized("Begins"), startPicker),
        FormStyle.row(localized("Ends"), endPicker), FormStyle.row(localized("Length"), length),
      ]),
    ] { form.addArrangedSubview(view) }
    showDraft()
  }

  private func spacer() -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 6).isActive = true
    return view
  }

  private func makeFields() {
    nameField.text = draft.title
    placeField.text = draft.destination
    for field in [nameField, placeField] {
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.textsDidChange() }, for: .editingChanged)
    }
    startPicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.change { $0.setStart(self.startPicker.date, in: self.environment.calendar) }
      }, for: .valueChanged)
    endPicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let day = self.environment.calendar.startOfDay(for: self.endPicker.date)
        self.change { $0.lastDay = max(day, $0.start) }
      }, for: .valueChanged)
    kindButton.menu = UIMenu(
      options: .singleSelection,
      children: TripKind.allCases.map { kind in
        UIAction(
          title: kind.title, image: UIImage(systemName: kind.symbolName),
          state: kind == draft.kind ? .on : .off
        ) { [weak self] _ in self?.change { $0.kind = kind } }
      })
  }

  /// Covers side by side to choose from.
  private func coverPicker() -> UIView {
    let row = UIStackView()
    row.spacing = 8
    row.distribution = .fillEqually
    for (index, scene) in Cover.Scene.allCases.enumerated() {
      let cover = CoverView()
      cover.cover = Cover(scene: scene, seed: 7)
      cover.layer.cornerRadius = 10
      cover.isUserInteractionEnabled = false
      let button = UIButton()
      button.addFilling(cover)
      button.layer.cornerRadius = 12
      button.layer.cornerCurve = .continuous
      button.tag = index
      button.accessibilityLabel = scene.title
      button.accessibilityIdentifier = "cover-\(scene.rawValue)"
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.addAction(
        UIAction { [weak self] _ in self?.change { $0.cover = Cover(scene: scene, seed: 7) } },
        for: .primaryActionTriggered)
      row.addArrangedSubview(button)
    }
    covers = row
    return row
  }

  private func textsDidChange() {
    change {
      $0.title = nameField.text ?? ""
      $0.destination = placeField.text ?? ""
    }
  }

  private func change(_ body: (inout TripDraft) -> Void) {
    body(&draft)
    showDraft()
  }

  private func showDraft() {
    let calendar = environment.calendar
    startPicker.date = draft.start
    endPicker.minimumDate = draft.start
    endPicker.date = draft.lastDay
    length.text = plural("%lld days", draft.dayCount(in: calendar))
    if preview.cover != draft.cover {
      UIView.transition(
        with: preview, duration: preview.cover == nil ? 0 : 0.25, options: .transitionCrossDissolve
      ) { self.preview.cover = self.draft.cover }
    }
    for case let button as UIButton in covers?.arrangedSubviews ?? [] {
      let isChosen = Cover.Scene.allCases[button.tag] == draft.cover.scene
      button.layer.borderWidth = isChosen ? 3 : 0
      button.layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    show(
      problem: draft.problems(in: calendar).first?.message, saysSo: draft != original)
    isModalInPresentation = draft != original
  }

  override func cancel() { draft == original ? super.cancel() : askToDiscard() }

  override func save() {
    guard draft.problems(in: environment.calendar).isEmpty else { return }
    onSave(draft)
    dismiss(animated: true)
  }
}

#Preview("A new trip") {
  let environment = AppEnvironment.launched(with: ["-fresh"])
  let start = Date(timeIntervalSince1970: 1_780_000_000)
  return UINavigationController(
    rootViewController: TripEditorViewController(
      environment, draft: TripDraft(start: start, lastDay: start)))
}
