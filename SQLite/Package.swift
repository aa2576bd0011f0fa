// swift-tools-version: 6.1
import PackageDescription

// Apple's module SQLite3: the system's library under the name that iOS code imports.
let package = Package(
  name: "SQLite",
  products: [.library(name: "SQLite3", targets: ["SQLite3"])],
  targets: [
    .systemLibrary(
      name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .testTarget(name: "SQLite3Tests", dependencies: ["SQLite3"]),
  ],
  swiftLanguageModes: [.v5]
)
