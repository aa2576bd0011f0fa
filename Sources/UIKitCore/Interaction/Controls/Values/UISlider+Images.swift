/// A slider's own pictures by state.
struct SliderPictures {
  var thumb = StateValues<UIImage>()
  var minimumTrack = StateValues<UIImage>()
  var maximumTrack = StateValues<UIImage>()
}

extension UISlider {
  /// Sets the image of the thumb in a state; nil takes that of `normal`, and else the thumb is
  /// drawn.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.thumb[state] = image
    pictureDidChange()
  }
  /// Sets the image of the track before the thumb in a state, stretched to its length; nil takes
  /// that of `normal`.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.minimumTrack[state] = image
    pictureDidChange()
  }
  /// Sets the image of the track behind the thumb in a state, stretched to its length; nil takes
  /// that of `normal`.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.maximumTrack[state] = image
    pictureDidChange()
  }

  /// Returns the thumb's image set for a state, or that of `normal` where none is.
  public func thumbImage(for state: UIControl.State) -> UIImage? { pictures.thumb.value(in: state) }
  /// Returns the image set for the track before the thumb, or that of `normal` where none is.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures.minimumTrack.value(in: state)
  }
  /// Returns the image set for the track behind the thumb, or that of `normal` where none is.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures.maximumTrack.value(in: state)
  }

  /// The thumb's image in the present state; nil where the thumb is drawn.
  public var currentThumbImage: UIImage? { pictures.thumb.value(in: state) }
  /// The image of the track before the thumb in the present state; nil where it is drawn.
  public var currentMinimumTrackImage: UIImage? { pictures.minimumTrack.value(in: state) }
  /// The image of the track behind the thumb in the present state; nil where it is drawn.
  public var currentMaximumTrackImage: UIImage? { pictures.maximumTrack.value(in: state) }
}
