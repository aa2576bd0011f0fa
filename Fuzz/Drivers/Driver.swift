// Compiled together with the sources of NibDocument by scripts/fuzz, so that the fuzzer sees which way
// each input takes through them.

import Foundation

/// What the fuzzer feeds; chosen by TESSERA_FUZZ.
private enum Parser: String {
  case documents, catalogs, projects, strings

  func run(_ bytes: [UInt8]) {
    switch self {
    case .documents: readDocument(bytes)
    case .catalogs: readCatalog(bytes)
    case .projects: readProject(bytes)
    case .strings: readStrings(bytes)
    }
  }

  private func readDocument(_ bytes: [UInt8]) {
    guard let document = try? NibReader.read(Data(bytes), fileName: "Fuzz.storyboard") else {
      return
    }
    for problem in document.problems { precondition(problem.line >= 1) }
    for object in document.topLevelObjects { _ = document.object(object.id) }
    _ = document.scenes.map { $0.viewController?.element }
  }

  private func readCatalog(_ bytes: [UInt8]) {
    var reader = AssetReader(bytes, file: "Contents.json")
    _ = reader.providesNamespace
    let images = reader.imageSet()
    let colors = reader.colorSet()
    let data = reader.dataSet()
    for idiom in ["iphone", "ipad"] {
      for isDark in [false, true] {
        let place = AssetPlace(idiom: idiom, isDark: isDark, isRightToLeft: isDark)
        for scale in [1, 2, 3] as [Double] {
          let picture = images.picture(for: place, displayScale: scale)
          precondition(!(picture?.file.contains("/") ?? false))
        }
        _ = colors.variants.best(for: place)
        _ = data.files.best(for: place)
      }
    }
  }

  private func readProject(_ bytes: [UInt8]) {
    _ = XcodeWorkspace.references(in: bytes, folder: "/nowhere")
    for file in ["project.pbxproj", "project.xcproj"] {
      guard
        let project = try? XcodeProject.read(bytes, file: file, folder: "/nowhere", name: "Fuzz")
      else { continue }
      _ = project.built(for: project.application, project.tests(with: project.application))
      for target in project.targets {
        _ = target.moduleName
        _ = project.libraries(of: target)
      }
    }
  }

  private func readStrings(_ bytes: [UInt8]) {
    var problems: [XMLProblem] = []
    _ = try? PropertyList.read(bytes, problems: &problems)
    guard let catalog = try? StringCatalog.read(bytes, file: "Fuzz.xcstrings") else { return }
    for table in catalog.tables.values { _ = table.pluralList }
  }
}

private let parser: Parser = {
  let name = ProcessInfo.processInfo.environment["TESSERA_FUZZ"] ?? ""
  guard let parser = Parser(rawValue: name) else {
    fatalError("TESSERA_FUZZ should name a parser; it says \"\(name)\".")
  }
  return parser
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  parser.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
