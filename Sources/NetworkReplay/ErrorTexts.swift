import Foundation

/// What errors of requests say of themselves on iOS, in English.
///
/// Foundation on Linux has what the library below it says, or a number.
// iOS-BEHAVIOUR: the sentences. Evidence: https://github.com/Alamofire/Alamofire/issues/1711 and
// https://github.com/jessesquires/JSQMessagesViewController/issues/1348 for two of them; the others are unmeasured.
enum ErrorTexts {
  static func text(_ code: Int) -> String? { texts[code] }

  private static let texts: [Int: String] = [
    NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
    NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
    NSURLErrorCannotConnectToHost: "Could not connect to the server.",
    NSURLErrorTimedOut: "The request timed out.",
    NSURLErrorNetworkConnectionLost: "The network connection was lost.",
    NSURLErrorBadURL: "bad URL", NSURLErrorUnsupportedURL: "unsupported URL",
    NSURLErrorCancelled: "cancelled",
    NSURLErrorBadServerResponse: "There was a bad response from the server.",
    NSURLErrorHTTPTooManyRedirects: "too many HTTP redirects",
    NSURLErrorResourceUnavailable: "resource unavailable",
    NSURLErrorZeroByteResource: "zero byte resource",
    NSURLErrorCannotDecodeRawData: "cannot decode raw data",
    NSURLErrorCannotDecodeContentData: "cannot decode content data",
    NSURLErrorCannotParseResponse: "cannot parse response",
    NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
    NSURLErrorSecureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
    NSURLErrorDataNotAllowed: "A data connection is not currently allowed.",
    NSURLErrorInternationalRoamingOff: "International roaming is currently off.",
  ]
}
