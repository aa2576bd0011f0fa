import XCTest

@testable import tessera

/// The script `tessera` on systems whose packages are not Debian's, which here are pretended.
final class SystemPackageTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.path + "/tessera-system-\(UUID().uuidString)"
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    { root.deleteLastPathComponent() }
    try FileManager.default.createDirectory(
      atPath: folder + "/root/scripts", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/bin", withIntermediateDirectories: true)
    for name in [
      "tessera", "scripts/packages.txt", "scripts/test-packages.txt", "scripts/packages-fedora.txt",
    ] {
      try FileManager.default.copyItem(
        atPath: root.path + "/" + name, toPath: folder + "/root/" + name)
    }
    try Files.write("", to: folder + "/root/scripts/fonts.txt")
    for tool in [
      "bash", "sed", "cat", "cksum", "cut", "dirname", "readlink", "find", "grep", "head", "mkdir",
      "sort", "touch", "rm", "comm", "sleep",
    ] {
      for place in ["/usr/bin/", "/bin/"]
      where FileManager.default.isExecutableFile(atPath: place + tool) {
        try Files.link(folder + "/bin/" + tool, to: place + tool)
      }
    }
    try script("sudo", "\"$@\"")
    try script("swift", "echo 'Swift version 6.3.1'; exit 9")
  }

  override func tearDownWithError() throws { try? FileManager.default.removeItem(atPath: folder) }

  private func script(_ name: String, _ text: String) throws {
    let path = "\(folder)/bin/\(name)"
    try Files.write("#!/bin/bash\n\(text)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func start(_ arguments: [String] = ["--help"]) throws -> String {
    try Subprocess(
      program: "/bin/bash", arguments: [folder + "/root/tessera"] + arguments,
      environment: ["PATH": folder + "/bin", "XDG_CACHE_HOME": folder + "/cache"],
      output: .capturedWithErrors
    ).run().output
  }

  func test_whereThereIsDNF_itInstallsWhatRPMDoesNotKnow() throws {
    try script(
      "rpm", "case \"${@: -1}\" in giflib-devel|'pkgconfig(gtk4)') exit 1 ;; esac")
    try script("dnf", "echo \"dnf $*\"")
    let output = try start()
    XCTAssertTrue(
      output.hasPrefix(
        """
        These packages are missing and will be installed: giflib-devel pkgconfig(gtk4)
        dnf install --assumeyes --setopt=install_weak_deps=False giflib-devel pkgconfig(gtk4)
        """), output)
    try script("dnf", "exit 1")
    XCTAssertTrue(try start().contains("dnf could not install the packages above"))
  }

  func test_theCommandIsBuiltWhilePackagesAreInstalled() throws {
    let begun = folder + "/begun"
    let binary = folder + "/root/.build/debug"
    try FileManager.default.createDirectory(
      atPath: folder + "/root/Sources", withIntermediateDirectories: true)
    for name in [
      "tessera", "AutomationScript", "NibDocument", "PlatformInterface", "CoreGraphics", "Failures",
      "CSwiftRuntime",
    ] {
      try Files.write("", to: folder + "/root/Sources/" + name)
    }
    try Files.write("", to: folder + "/root/Package.swift")
    try script("rpm", "case \"${@: -1}\" in git) exit 1 ;; esac")
    // Ends well only where the other has begun meanwhile.
    try script(
      "dnf", "for _ in {1..300}; do [[ -e '\(begun)' ]] && exit 0; sleep 0.1; done; exit 1")
    try script(
      "swift",
      """
      if [[ $1 == --version ]]; then echo 'Swift version 6.3.1'; exit; fi
      touch '\(begun)'; mkdir -p '\(binary)'
      printf '#!/bin/bash\necho "started with $*"\n' >'\(binary)/tessera'
      /bin/chmod +x '\(binary)/tessera'
      """)
    XCTAssertEqual(
      try start(),
      """
      These packages are missing and will be installed: git
      Building the tessera command
      started with --help

      """)
  }

  func test_packagesOfTests_areInstalledForTesserasOwn() throws {
    try script("dpkg-query", ":")
    // Names them, and stops there.
    try script("apt-get", "exit 1")
    func named(_ arguments: String...) throws -> Set<Substring> {
      try Set(start(arguments).split { $0 == " " || $0 == "\n" })
    }
    XCTAssertTrue(try named("run").contains("libgtk-4-dev"))
    XCTAssertFalse(try named("run").contains("xdotool"))
    XCTAssertTrue(
      try named("test", "--filter", "Lists").isSuperset(of: ["libgtk-4-dev", "xdotool"]))
    XCTAssertFalse(try named("test", folder).contains("xdotool"))
  }

  func test_whereThereIsNeither_theListIsNamed() throws {
    XCTAssertTrue(
      try start().hasPrefix(
        "This system has neither apt-get nor dnf: see scripts/packages.txt for the libraries"))
  }
}
