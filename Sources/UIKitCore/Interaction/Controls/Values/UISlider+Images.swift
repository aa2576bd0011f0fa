/// A slider's own pictures by state.
struct SliderPictures {
  var thumb = StateValues<UIImage>()
  var minimumTrack = StateValues<UIImage>()
  var maximumTrack = StateValues<UIImage>()
}

extension UISlider {
  /// Nil takes the picture for `state` away.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.thumb[state] = image
    pictureDidChange()
  }
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.minimumTrack[state] = image
    pictureDidChange()
  }
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.maximumTrack[state] = image
    pictureDidChange()
  }

  public func thumbImage(for state: UIControl.State) -> UIImage? { pictures.thumb.value(in: state) }
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures.minimumTrack.value(in: state)
  }
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures.maximumTrack.value(in: state)
  }

  public var currentThumbImage: UIImage? { pictures.thumb.value(in: state) }
  public var currentMinimumTrackImage: UIImage? { pictures.minimumTrack.value(in: state) }
  public var currentMaximumTrackImage: UIImage? { pictures.maximumTrack.value(in: state) }
}
