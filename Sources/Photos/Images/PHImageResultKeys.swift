/// What a request for a picture is known by.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for the picture in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Whether the picture is on the network alone, a number: never.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better picture follows, a number: never.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The request's identifier, a number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled, a number. Handlers of such requests are not called.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture, an `Error`.
public let PHImageErrorKey = "PHImageErrorKey"
