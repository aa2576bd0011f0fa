@_exported import CoreLocation
@_exported import ImageIO
@_exported import UIKitCore
