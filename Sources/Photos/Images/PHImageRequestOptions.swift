/// Hears of pictures that come from the network: how much is there from 0 to 1, what went wrong, a place to set true
/// that ends it, and details. Files are there at once, so it is never called.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Which state of a picture is meant. A file has one.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As the user edited it.
  case current = 0
  /// As it was before.
  case unadjusted = 1
  /// As it was taken.
  case original = 2
}

/// What is given first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// What is there at once, and the better picture after it. Here one picture comes: from the cache at once, else when
  /// it is decoded.
  case opportunistic = 0
  /// The good picture alone.
  case highQualityFormat = 1
  /// What comes fastest alone.
  case fastFormat = 2
}

/// How exactly the size is met. Here pictures always have it exactly.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Roughly.
  case fast = 1
  /// Exactly.
  case exact = 2
}

/// How a picture fills the size that is asked for; its proportions stay, and nothing is cut off.
public enum PHImageContentMode: Int, Sendable {
  /// It lies within the size.
  case aspectFit = 0
  /// It covers the size.
  case aspectFill = 1

  /// The usual one: within the size.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  /// Which state of the picture; the current one.
  open var version = PHImageRequestOptionsVersion.current
  /// What comes first; what is there.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly the size is met; roughly.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part that is meant, from 0 to 1; all of it. A part is reported as unsupported.
  open var normalizedCropRect = CGRect.zero
  /// Whether the network may be used, which is not needed; false.
  open var isNetworkAccessAllowed = false
  /// Whether the handler is called before the request returns, on the thread that asks; false.
  open var isSynchronous = false
  /// Hears of pictures that come from the network; nil. Never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    copy.version = version
    copy.deliveryMode = deliveryMode
    copy.resizeMode = resizeMode
    copy.normalizedCropRect = normalizedCropRect
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.isSynchronous = isSynchronous
    copy.progressHandler = progressHandler
    return copy
  }
}
