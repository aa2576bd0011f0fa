import Foundation

/// How texts are written as bytes, under the numbers of Core Foundation's.
public typealias CFStringEncoding = UInt32

/// No way to write texts that is known.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Core Foundation's numbers for the encodings that Foundation writes and reads, as its CFString.h and CFStringEncodingExt.h
/// have them.
private let numbers: [(CFStringEncoding, String.Encoding)] = [
  (0x0, .macOSRoman), (0x0500, .windowsCP1252), (0x0201, .isoLatin1), (0x0b01, .nextstep),
  (0x0600, .ascii), (0x0100, .utf16), (0x0800_0100, .utf8), (0x0bff, .nonLossyASCII),
  (0x1000_0100, .utf16BigEndian), (0x1400_0100, .utf16LittleEndian), (0x0c00_0100, .utf32),
  (0x1800_0100, .utf32BigEndian), (0x1c00_0100, .utf32LittleEndian), (0x0202, .isoLatin2),
  (0x0501, .windowsCP1250), (0x0502, .windowsCP1251), (0x0503, .windowsCP1253),
  (0x0504, .windowsCP1254), (0x0a01, .shiftJIS), (0x0820, .iso2022JP), (0x0920, .japaneseEUC),
]

/// The encoding that a name registered with IANA means, as servers send it; upper and lower case are one.
/// `kCFStringEncodingInvalidId` for a name that is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: String?) -> CFStringEncoding {
  guard let theString, let found = String.Encoding(ianaName: theString) else {
    return kCFStringEncodingInvalidId
  }
  return CFStringConvertNSStringEncodingToEncoding(found.rawValue)
}

/// The name that IANA registered for an encoding; nil where it is not known.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> String? {
  numbers.first { $0.0 == encoding }?.1.ianaName?.lowercased()
}

/// Foundation's number for an encoding; `UInt.max` where it is not known.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  numbers.first { $0.0 == encoding }?.1.rawValue ?? .max
}

/// Core Foundation's number for one of Foundation's; `kCFStringEncodingInvalidId` where it is not known.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  numbers.first { $0.1.rawValue == encoding }?.0 ?? kCFStringEncodingInvalidId
}
