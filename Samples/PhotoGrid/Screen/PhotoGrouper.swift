import Foundation

/// Sorts pictures into sections.
struct PhotoGrouper {
  /// By folder where the pictures lie in several, by month where they lie in one.
  static func naturalGrouping(of photos: [PhotoFile]) -> PhotoGrouping {
    let folders = Set(photos.lazy.map { $0.url.deletingLastPathComponent().path })
    return folders.count > 1 ? .folder : .month
  }

  static func sections(of photos: [PhotoFile], by grouping: PhotoGrouping) -> [PhotoSection] {
    switch grouping {
    case .folder: return byFolder(photos)
    case .month: return byMonth(photos)
    }
  }

  private static func byFolder(_ photos: [PhotoFile]) -> [PhotoSection] {
    Dictionary(grouping: photos) { $0.url.deletingLastPathComponent().path }
      .sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }
      .map { path, photos in
        PhotoSection(
          title: URL(fileURLWithPath: path).lastPathComponent,
          photos: photos.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending })
      }
  }

  private static func byMonth(_ photos: [PhotoFile]) -> [PhotoSection] {
    let calendar = Calendar.current
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    return Dictionary(grouping: photos) {
      calendar.dateComponents([.year, .month], from: $0.modified)
    }
    .sorted { ($0.key.year ?? 0, $0.key.month ?? 0) > ($1.key.year ?? 0, $1.key.month ?? 0) }
    .map { _, photos in
      PhotoSection(
        title: formatter.string(from: photos[0].modified),
        photos: photos.sorted { ($0.modified, $0.name) > ($1.modified, $1.name) })
    }
  }
}
