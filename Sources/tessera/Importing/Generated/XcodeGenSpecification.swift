import Foundation
import NibDocument

/// A specification of XcodeGen's, YAML or JSON, as that tool's page *Project Spec* describes it.
///
/// What only Xcode needs is not looked at: scripts, groups, signing, configurations other than the one for
/// debugging, `.xcconfig` files.
struct XcodeGenSpecification {
  static let fileNames = ["project.yml", "project.yaml", "project.json"]

  let value: SpecificationValue
  /// Absolute, of the specification that was named.
  let path: String

  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Whether a file has a name, and targets or files that it takes them from, as no other tool's `project.yml`
  /// does. It is not read as YAML, so that mistakes in it are told when it is.
  static func isSpecification(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path), data.count < 4 << 20 else {
      return false
    }
    let text = String(decoding: data, as: UTF8.self)
    // Keys of YAML's outermost map have nothing before them; JSON is indented as anybody likes.
    let isJSON = text.first { !$0.isWhitespace } == "{"
    func has(_ key: String) -> Bool {
      text.split(whereSeparator: \.isNewline).contains { line in
        let line = isJSON ? line.drop(while: { $0.isWhitespace || $0 == "{" }) : line
        return line.hasPrefix("\(key):") || line.hasPrefix("\"\(key)\":")
      }
    }
    guard has("name") else { return false }
    return has("include") || has("targets") && text.contains(/"?(type|templates)"?\s*:/)
  }

  static func read(_ path: String) throws(Failure) -> DescribedProject {
    var open: [String] = []
    let value = try load(path, &open)
    let environment = ProcessInfo.processInfo.environment
    return try XcodeGenSpecification(value: value.filled(environment), path: path).described()
  }

  /// The specification with what it includes below it.
  private static func load(_ path: String, _ open: inout [String]) throws(Failure)
    -> SpecificationValue
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .usage("\(path) should be a specification of XcodeGen's that can be read.")
    }
    guard !open.contains(path) else {
      throw .usage("\(path): The specification should not include itself.")
    }
    open.append(path)
    defer { open.removeLast() }
    let own = try SpecificationValue.read(String(decoding: data, as: UTF8.self), file: path)
    let folder = (path as NSString).deletingLastPathComponent
    var base: SpecificationValue?
    for include in own["include"]?.list ?? own["include"].map({ [$0] }) ?? [] {
      guard include["enable"]?.truth != false, let name = include.text ?? include["path"]?.text
      else {
        continue
      }
      let file = XcodeFolders.absolute(name, in: folder)
      var more = try load(file, &open)
      let inner = (name as NSString).deletingLastPathComponent
      if include["relativePaths"]?.truth ?? true, !inner.isEmpty {
        more = XcodeGenPaths.moved(more, by: inner)
      }
      base = base.map { more.merged(over: $0) } ?? more
    }
    // Where there is nothing to merge with, marks of replacing go.
    return own.merged(over: base ?? .map([:]))
  }

  // MARK: The project

  private func described() throws(Failure) -> DescribedProject {
    guard let name = value["name"]?.text else {
      throw .usage("\(path): The specification should have a name.")
    }
    var described = DescribedProject(project: XcodeProject(folder: folder, name: name, targets: []))
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      add(target, named: name, to: &described)
    }
    addReferences(to: &described.project)
    described.project.nameProducts(of: name)
    described.project.packages += packages()
    described.hostTests()
    addSchemes(to: &described)
    return described
  }

  /// The targets by name; the first versions of XcodeGen had a list of them.
  var targets: [String: SpecificationValue] {
    if let map = value["targets"]?.map { return map }
    let list = (value["targets"]?.list ?? []).compactMap { target in
      target["name"]?.text.map { ($0, target) }
    }
    return Dictionary(list) { first, _ in first }
  }

  /// Templates of a target below what it says itself.
  func template(_ target: SpecificationValue, named name: String) -> SpecificationValue {
    var values = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.map ?? [:] { values[key] = value.text }
    var seen: Set<String> = []
    let base = templates(target["templates"]?.texts ?? [], &seen, over: .map([:]))
    return target.merged(over: base.filled(values))
  }

  /// Templates in their order, each over its own templates.
  private func templates(
    _ names: [String], _ seen: inout Set<String>, over base: SpecificationValue
  ) -> SpecificationValue {
    var base = base
    for name in names {
      guard seen.insert(name).inserted, let found = value["targetTemplates"]?[name] else {
        continue
      }
      base = templates(found["templates"]?.texts ?? [], &seen, over: base)
      base = found.merged(over: base)
    }
    return base
  }
}
