import Foundation

/// Paths of a specification that another one in another folder includes.
enum XcodeGenPaths {
  /// A specification whose paths are relative to the folder around `inner`, where they were relative to it.
  static func moved(_ spec: SpecificationValue, by inner: String) -> SpecificationValue {
    guard case .map(var map) = spec else { return spec }
    for key in ["targets", "targetTemplates"] {
      if case .map(let targets)? = map[key] {
        map[key] = .map(targets.mapValues { target($0, inner) })
      }
    }
    for key in ["packages", "projectReferences"] {
      guard case .map(let all)? = map[key] else { continue }
      map[key] = .map(all.mapValues { changed($0, "path", inner) })
    }
    return .map(map)
  }

  private static func target(_ target: SpecificationValue, _ inner: String) -> SpecificationValue {
    guard case .map(var map) = target else { return target }
    for key in ["sources", "sources:REPLACE"] {
      switch map[key] {
      case .list(let list)?: map[key] = .list(list.map { source($0, inner) })
      case let value?: map[key] = source(value, inner)
      case nil: break
      }
    }
    if let info = map["info"] { map["info"] = changed(info, "path", inner) }
    if case .list(let list)? = map["dependencies"] {
      map["dependencies"] = .list(list.map { changed($0, "framework", inner) })
    }
    return .map(map)
  }

  private static func source(_ source: SpecificationValue, _ inner: String) -> SpecificationValue {
    if let path = source.text { return .text(joined(inner, path), isQuoted: true) }
    return changed(source, "path", inner)
  }

  private static func changed(
    _ value: SpecificationValue, _ key: String, _ inner: String
  ) -> SpecificationValue {
    guard case .map(var map) = value, let path = map[key]?.text else { return value }
    map[key] = .text(joined(inner, path), isQuoted: true)
    return .map(map)
  }

  private static func joined(_ inner: String, _ path: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("$") ? path : inner + "/" + path
  }
}
