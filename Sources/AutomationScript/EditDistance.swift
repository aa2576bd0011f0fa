/// How different two names are, for messages that say what is nearest to a name that is not there.
package enum EditDistance {
  /// Insertions, deletions and replacements that make one text the other; long texts are cut.
  package static func between(_ a: String, _ b: String) -> Int {
    let a = Array(a.prefix(64))
    let b = Array(b.prefix(64))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let value = min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = value
      }
    }
    return row[b.count]
  }
}
