/// Images that an app draws behind and between segments in place of the system's ground and plate.
///
/// iOS-BEHAVIOUR: an image is stretched over its segment, and the one set for `normal` serves the states that
/// have none; with an image for any state the system draws neither ground nor plate. Evidence: unmeasured.
extension UISegmentedControl {
  /// Sets the image behind segments in a state; nil takes it away. Only the metrics `default` count.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    images.backgrounds[state] = backgroundImage
  }
  /// Returns the image set for a state, or that of `normal` where none is; nil for other metrics than `default`.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? images.backgrounds.value(in: state) : nil }

  /// Sets the image between two segments in these states; nil takes it away. Only the metrics `default` count.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    images.dividers[SegmentImages.Pair(left: leftState, right: rightState)] = dividerImage
  }
  /// Returns the image between two segments in these states, or that of two in `normal`.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? images.divider(between: leftState, rightState) : nil }

  /// Moves text and image of the segments at a place among the others, in points. Only the metrics `default`
  /// count.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    images.adjustments[leftCenterRightOrAlone] = adjustment
  }
  /// Returns how far text and image of the segments at a place are moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? images.adjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }
}

/// What an app draws behind and between segments.
struct SegmentImages {
  /// The states of two neighbours.
  struct Pair: Hashable {
    let left, right: UIControl.State.RawValue

    init(left: UIControl.State, right: UIControl.State) {
      (self.left, self.right) = (left.rawValue, right.rawValue)
    }
  }

  var backgrounds = StateValues<UIImage>()
  var dividers: [Pair: UIImage] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// That of exactly these states, else of two in `normal`.
  func divider(between left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
  }

  func adjustment(at index: Int, of count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return adjustments[place] ?? adjustments[.any] ?? .zero
  }
}

/// The line between two segments, or an app's image in its place.
final class SegmentDivider: ControlPart {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?) {
    picture.image = image
    picture.isHidden = image == nil
    backgroundColor = image == nil ? .separator : .clear
  }

  /// A line keeps clear of the control's edges and of the plate; an image has its own width and the whole height.
  func place(at edge: CGFloat, in bounds: CGRect, isBesidePlate: Bool) {
    if let image = picture.image {
      let width = image.size.width
      frame = CGRect(x: edge - width / 2, y: bounds.minY, width: width, height: bounds.height)
      alpha = 1
    } else {
      frame = CGRect(
        x: edge - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16))
      alpha = isBesidePlate ? 0 : 1
    }
    picture.frame = self.bounds
  }
}
