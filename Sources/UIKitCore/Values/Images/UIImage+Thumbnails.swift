import PlatformInterface

extension UIImage {
  /// A smaller copy, decoded and ready to show, for any thread; nil where there are no pixels.
  ///
  /// Keeps the picture's proportions and covers `size` points at the image's scale. A picture that is
  /// smaller comes back in its own size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      let image = storage.image, self.size.width > 0, self.size.height > 0
    else { return nil }
    let factor = min(1, max(size.width / self.size.width, size.height / self.size.height))
    let width = max(1, Int((CGFloat(image.width) * factor).rounded()))
    let height = max(1, Int((CGFloat(image.height) * factor).rounded()))
    guard let pixels = image.source.pixelsOnce(width: width, height: height) else { return nil }
    var copy = storage
    copy.image = CGImage(pixels.scaled(width: width, height: height))
    return UIImage(storage: copy)
  }

  /// Makes a picture that fills a size in points in the background, where the handler is called,
  /// too; nil where the data are no picture.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      handler(preparingThumbnail(of: size))
    }
  }

  /// Returns a picture that fills a size in points and is read in the background; nil where the
  /// data are no picture.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Returns the whole picture decoded and kept, so that showing it costs nothing more; nil where
  /// its data is damaged. It may be called on any thread.
  public func preparingForDisplay() -> UIImage? {
    guard let image = storage.image else { return storage.frames == nil ? nil : self }
    guard let pixels = image.source.pixelsOnce(width: image.width, height: image.height) else {
      return nil
    }
    var copy = storage
    copy.image = CGImage(pixels)
    copy.frames = storage.frames?.map { $0.preparingForDisplay() ?? $0 }
    return UIImage(storage: copy)
  }

  /// Reads the picture's pixels in the background, where the handler is called, too; nil where the
  /// data are no picture.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global(qos: .userInitiated).async { [self] in handler(preparingForDisplay()) }
  }

  /// Returns a picture whose pixels were read in the background, so that the first frame with it
  /// need not; nil where the data are no picture.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }
}

extension ImageSource {
  /// Pixels for one use: nothing decoded for it is kept.
  fileprivate func pixelsOnce(width: Int, height: Int) -> PixelBuffer? {
    guard let encoded = self as? EncodedImageSource else {
      return pixels(atLeastWidth: width, height: height)
    }
    return encoded.pixels(atLeastWidth: width, height: height, keeps: false)
  }
}
