// Foundation on Linux owns CGFloat, CGPoint, CGSize and CGRect; clients get them through here.
@_exported import Foundation
