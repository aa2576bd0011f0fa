#include "CSwiftRuntime.h"

extern void tessera_install_headless_platform(void);  // Swift, CairoBackend/HeadlessPlatform.swift

// Runs before main in every program that links the Cairo backend, so that UIKit objects work in a
// plain executable or a unit test, without UIApplicationMain. Stores a pointer, does no work.
__attribute__((constructor)) static void tessera_register_headless_platform(void) {
  tessera_set_headless_installer(tessera_install_headless_platform);
}
