import PlatformInterface
import UIKitCore

/// What is called with a delegate's pointer when the delegate goes.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns, for a delegate's pointer, how far its character reaches above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns, for a delegate's pointer, how far its character reaches below the baseline, in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns, for a delegate's pointer, how wide its character is, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of `CTRunDelegateCallbacks`.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The newest version of `CTRunDelegateCallbacks`.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// What a delegate asks for the space of its character.
public struct CTRunDelegateCallbacks {
  /// `kCTRunDelegateVersion1`.
  public var version: CFIndex
  /// Is called when the delegate goes.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Tells how far the character reaches above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Tells how far the character reaches below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Tells how wide the character is.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Makes callbacks.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// Says how much space a character takes in a line, in which the program draws what it likes.
public final class CTRunDelegate {
  fileprivate let callbacks: CTRunDelegateCallbacks
  fileprivate let pointer: UnsafeMutableRawPointer?
  /// What callbacks are given by a delegate that was made without a pointer.
  private let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ pointer: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.pointer = pointer
  }

  deinit {
    callbacks.dealloc(pointer ?? nothing)
    nothing.deallocate()
  }

  /// A place in a line of the delegate's size.
  func run(_ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    let place = pointer ?? nothing
    let ascent = usable(callbacks.getAscent(place))
    let descent = usable(callbacks.getDescent(place))
    // A place of no size would count as a character of the font.
    let width = max(usable(callbacks.getWidth(place)), 1e-6)
    let own = TextRuns.ownAttributes(attributes)
    return TextRun(
      "\u{FFFC}",
      AttributedTextRuns.textStyle(own, base: TextRuns.base, traits: .current),
      attachmentBounds: CGRect(x: 0, y: -descent, width: width, height: ascent + descent))
  }
}

/// Makes a delegate.
///
/// - Parameters:
///   - callbacks: what tells the space of the character.
///   - refCon: what they are given.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the pointer that a delegate was made with; for one made with none, it is not to be read.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.pointer ?? UnsafeMutableRawPointer(Unmanaged.passUnretained(runDelegate).toOpaque())
}
