extension NSTextAttachment {
  /// Returns the picture that stands at a character of a container, which is the attachment's own.
  public func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}
