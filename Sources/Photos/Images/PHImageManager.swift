import CSwiftRuntime
import PlatformInterface
import UniformTypeIdentifiers

/// Decodes the pictures of assets in the background, in the size in which they are shown.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  /// The manager that programs share.
  open class func `default`() -> PHImageManager { shared }

  /// What was decoded last, bounded in bytes.
  let cache = PictureCache(limit: 32 << 20)
  private var token: (any NSObjectProtocol)?

  public override init() {
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil,
      queue: nil
    ) { [weak cache] _ in cache?.removeAll() }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    cache.removeAll()
  }

  // MARK: Pictures

  /// Asks for an asset's picture in a size of pixels, upright and with a scale of 1.
  ///
  /// Proportions stay and nothing is cut off: with `aspectFill` the picture covers the size. None is made larger than it
  /// is. Films have no picture here, which is reported, and the error says it.
  ///
  /// - Parameter resultHandler: is called once: on the main thread, at once where the picture is kept and the options
  ///   let it come so; on the calling thread before this returns where the request is synchronous. Not after the
  ///   request was cancelled.
  /// - Returns: what to cancel it by.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    if let crop = options?.normalizedCropRect, !crop.isEmpty,
      crop != CGRect(x: 0, y: 0, width: 1, height: 1)
    {
      Unsupported.report("PHImageRequestOptions.normalizedCropRect")
    }
    let request = PictureRequest(asset.file, targetSize, contentMode)
    let id = ImageRequests.shared.begin()
    let isSynchronous = options?.isSynchronous == true
    if let kept = cache.picture(request),
      isSynchronous
        || tessera_is_main_thread() && options?.deliveryMode ?? .opportunistic == .opportunistic
    {
      _ = ImageRequests.shared.end(id)
      resultHandler(kept, ImageRequests.info(id))
      return id
    }
    let work: @Sendable () -> Result<UIImage, any Error> = { [cache] in
      if let kept = cache.picture(request) { return .success(kept) }
      let result = Result { try request.decoded() }
      if case .success(let image) = result { cache.keep(image, request) }
      return result
    }
    nonisolated(unsafe) let handler = resultHandler
    let finish: @Sendable (Result<UIImage, any Error>) -> Void = { result in
      switch result {
      case .success(let image): handler(image, ImageRequests.info(id))
      case .failure(let error): handler(nil, ImageRequests.info(id, error))
      }
    }
    if isSynchronous {
      finish(work())
      _ = ImageRequests.shared.end(id)
    } else {
      ImageRequests.shared.run(id, work, then: finish)
    }
    return id
  }

  /// Ends a request, whose handler is not called any more.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    _ = ImageRequests.shared.end(requestID)
  }

  // MARK: Files

  private struct Content: Sendable {
    var data: Data?
    var type: String?
    var orientation = 1
    var error: PHPhotosError?

    init(_ file: PictureFile) {
      guard file.kind != .film, let data = try? Data(contentsOf: file.url) else {
        error = PHPhotosError(
          file.kind == .film ? .requestNotSupportedForAsset : .missingResource,
          saying: "There are no data of a picture: \(file.path)")
        return
      }
      _ = GraphicsServices.current
      let info = try? ImageDecoding.current?.inspect(data)
      self.data = data
      type =
        info?.format.typeIdentifier
        ?? UTType(filenameExtension: file.url.pathExtension)?.identifier
      orientation = info?.orientation ?? 1
    }
  }

  private func requestContent(
    of asset: PHAsset, _ options: PHImageRequestOptions?,
    _ handler: @escaping (Content, [AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let id = ImageRequests.shared.begin()
    let file = asset.file
    nonisolated(unsafe) let handler = handler
    if options?.isSynchronous == true {
      _ = ImageRequests.shared.end(id)
      let content = Content(file)
      handler(content, ImageRequests.info(id, content.error))
    } else {
      ImageRequests.shared.run(id) {
        Content(file)
      } then: { content in
        handler(content, ImageRequests.info(id, content.error))
      }
    }
    return id
  }

  /// Asks for the file of an asset's picture as it is.
  ///
  /// - Parameter resultHandler: gets the data, their uniform type and how the picture is to be turned, on the main
  ///   thread unless the request is synchronous.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestContent(of: asset, options) { content, info in
      resultHandler(content.data, content.type, Self.orientation(content.orientation), info)
    }
  }

  /// Asks for the file of an asset's picture as it is, with how it is to be turned as ImageIO says it.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestContent(of: asset, options) { content, info in
      let orientation = CGImagePropertyOrientation(rawValue: UInt32(content.orientation)) ?? .up
      resultHandler(content.data, content.type, orientation, info)
    }
  }

  private static func orientation(_ exif: Int) -> UIImage.Orientation {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    return all.indices.contains(exif - 1) ? all[exif - 1] : .up
  }
}
