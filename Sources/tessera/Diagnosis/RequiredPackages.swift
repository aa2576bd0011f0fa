/// The list in `scripts/packages.txt`: one package a line, `#` starts a comment.
enum RequiredPackages {
  static func names(in list: String) -> [String] {
    list.split(separator: "\n").compactMap { line in
      let name = line.prefix { $0 != "#" }.split(separator: " ").first
      return name.map(String.init)
    }
  }

  /// Those of `wanted` that `installed`, with a status and a name on each line, does not have.
  static func missing(_ wanted: [String], installed: String) -> [String] {
    var present: Set<Substring> = []
    for line in installed.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "installed" { present.insert(words[1]) }
    }
    return wanted.filter { !present.contains($0[...]) }
  }
}
