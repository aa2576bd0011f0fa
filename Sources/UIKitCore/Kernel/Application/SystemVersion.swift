import Foundation

/// The version of iOS whose declarations are there, which programs compare with those that they need.
///
/// Foundation for Linux tells of the kernel's version, by which programs would take themselves to be on an iOS of
/// long ago. The functions below stand in for those of its `ProcessInfo`, a final class, under their names: a program
/// that links UIKit is linked with these.
enum SystemVersion {
  static let text = "17.5"
  static let current = OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)
}

/// `ProcessInfo.operatingSystemVersion`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
package func processInfoVersion() -> OperatingSystemVersion { SystemVersion.current }

/// `ProcessInfo.operatingSystemVersionString`.
///
/// iOS-BEHAVIOUR: the word, the version and the build. Evidence: unmeasured.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
package func processInfoVersionString() -> String { "Version \(SystemVersion.text) (Build 21F79)" }

/// `ProcessInfo.isOperatingSystemAtLeast(_:)`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
package func processInfoIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let own = SystemVersion.current
  return (own.majorVersion, own.minorVersion, own.patchVersion)
    >= (version.majorVersion, version.minorVersion, version.patchVersion)
}
