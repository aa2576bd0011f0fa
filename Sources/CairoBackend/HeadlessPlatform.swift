import PlatformInterface

/// Installs the platform without a display. The C target's constructor hands this function to
/// `PlatformServices`, which calls it on first use, on the main thread.
@_cdecl("tessera_install_headless_platform")
public func installHeadlessPlatform() {
  preconditionFailure("The headless platform is not built yet.")
}
