import UIKit

/// Edits a stop: what it is, when it is, how long it takes, and notes.
class StopEditorViewController: FormViewController, UITextViewDelegate {
  /// Called with the stop when it is saved.
  var onSave: (Stop) -> Void = { _ in }

  private let environment: AppEnvironment
  private let original: Stop
  private var stop: Stop
  private let isNew: Bool

  private let titleField = FormStyle.field(localized("What is it?"), identifier: "stop-title")
  private let kindButton = FormStyle.menuButton(identifier: "stop-kind")
  private let timeSwitch = UISwitch()
  private lazy var timePicker = FormStyle.picker(
    .time, in: environment.calendar, identifier: "stop-time")
  private let stepper = UIStepper()
  private let duration = UILabel(font: .preferredFont(forTextStyle: .body), colour: .secondaryLabel)
  private let notes = UITextView()
  private lazy var timeRow = FormStyle.row(localized("Time"), timePicker)

  init(_ environment: AppEnvironment, stop: Stop, isNew: Bool) {
    self.environment = environment
    original = stop
    self.stop = stop
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    title = localized(isNew ? "New Stop" : "Edit Stop")
  }

  required init?(coder: NSCoder) { fatalError("The form is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.configuration?.title = localized(isNew ? "Add Stop" : "Save")
    makeFields()
    let step = UIStackView(arrangedSubviews: [duration, stepper])
    step.spacing = 12
    step.alignment = .center
    let views: [UIView] = [
      FormStyle.card([titleField, FormStyle.row(localized("Kind"), kindButton)]),
      UIView(),
      FormStyle.card([
        FormStyle.row(localized("At a Certain Time"), timeSwitch), timeRow,
        FormStyle.row(localized("Takes"), step),
      ]),
      UIView(), FormStyle.heading(localized("Notes")), FormStyle.card([notes]),
    ]
    views.forEach(form.addArrangedSubview)
    showStop(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isNew { titleField.becomeFirstResponder() }
  }

  private func makeFields() {
    titleField.text = stop.title
    titleField.delegate = self
    titleField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.change { $0.title = self.titleField.text ?? "" }
      }, for: .editingChanged)
    kindButton.menu = UIMenu(
      options: .singleSelection,
      children: StopKind.allCases.map { kind in
        UIAction(
          title: kind.title, image: UIImage(systemName: kind.symbolName),
          state: kind == stop.kind ? .on : .off
        ) { [weak self] _ in self?.change { $0.kind = kind } }
      })
    timeSwitch.accessibilityIdentifier = "stop-has-time"
    timeSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.change { $0.minute = self.timeSwitch.isOn ? 10 * 60 : nil }
      }, for: .valueChanged)
    timePicker.minuteInterval = 5
    timePicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.change { $0.minute = self.minute(of: self.timePicker.date) }
      }, for: .valueChanged)
    stepper.minimumValue = 15
    stepper.maximumValue = 12 * 60
    stepper.stepValue = 15
    stepper.value = Double(stop.duration)
    stepper.accessibilityIdentifier = "stop-duration"
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.change { $0.duration = Int(self.stepper.value) }
      }, for: .valueChanged)
    notes.text = stop.notes
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .clear
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.isScrollEnabled = false
    notes.delegate = self
    notes.accessibilityIdentifier = "stop-notes"
    notes.accessibilityLabel = localized("Notes")
    notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 66).isActive = true
  }

  private func minute(of date: Date) -> Int {
    let parts = environment.calendar.dateComponents([.hour, .minute], from: date)
    return (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
  }

  func textViewDidChange(_ textView: UITextView) { change { $0.notes = textView.text } }

  private func change(_ body: (inout Stop) -> Void) {
    body(&stop)
    showStop(animated: true)
  }

  private func showStop(animated: Bool) {
    timeSwitch.isOn = stop.minute != nil
    let hidesTime = stop.minute == nil
    if let minute = stop.minute {
      let midnight = environment.calendar.startOfDay(for: environment.now())
      timePicker.date = midnight.addingTimeInterval(Double(minute) * 60)
    }
    duration.text = environment.formats.duration(ofMinutes: stop.duration)
    stepper.accessibilityValue = duration.text
    if timeRow.superview?.isHidden != hidesTime {
      let change = {
        self.timeRow.superview?.isHidden = hidesTime
        self.timeRow.superview?.alpha = hidesTime ? 0 : 1
        if animated { self.view.layoutIfNeeded() }
      }
      animated ? UIView.animate(withDuration: 0.25, animations: change) : change()
    }
    let isMissing = stop.title.trimmed.isEmpty
    show(
      problem: isMissing ? localized("Say what it is.") : nil, saysSo: stop != original)
    isModalInPresentation = stop != original
  }

  override func cancel() { stop == original ? super.cancel() : askToDiscard() }

  override func save() {
    guard !stop.title.trimmed.isEmpty else { return }
    stop.title = stop.title.trimmed
    stop.notes = stop.notes.trimmed
    onSave(stop)
    dismiss(animated: true)
  }
}
