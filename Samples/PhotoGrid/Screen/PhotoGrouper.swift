import Foundation

/// Sorts pictures into sections, away from the main thread: ten thousand take longer than a frame.
@MainActor
final class PhotoGrouper {
  private let queue = DispatchQueue(label: "photo-grouping", qos: .userInitiated)
  private var isBusy = false
  /// The last request that came meanwhile; those before it are out of date.
  private var waiting: (() -> Void)?

  /// Calls `completion` once done, unless other calls follow before it is begun.
  ///
  /// - Parameter grouping: nil for the natural one.
  func group(
    _ photos: [PhotoFile], by grouping: PhotoGrouping?,
    completion: @escaping @MainActor ([PhotoSection], PhotoGrouping) -> Void
  ) {
    guard !isBusy else {
      waiting = { [weak self] in self?.group(photos, by: grouping, completion: completion) }
      return
    }
    isBusy = true
    queue.async {
      let grouping = grouping ?? Self.naturalGrouping(of: photos)
      let sections = Self.sections(of: photos, by: grouping)
      DispatchQueue.main.async { [weak self] in
        completion(sections, grouping)
        guard let self else { return }
        self.isBusy = false
        let next = self.waiting
        self.waiting = nil
        next?()
      }
    }
  }

  /// By folder where the pictures lie in several, by month where they lie in one.
  private nonisolated static func naturalGrouping(of photos: [PhotoFile]) -> PhotoGrouping {
    guard let first = photos.first else { return .folder }
    return photos.allSatisfy { $0.folder == first.folder } ? .month : .folder
  }

  private nonisolated static func sections(of photos: [PhotoFile], by grouping: PhotoGrouping)
    -> [PhotoSection]
  {
    switch grouping {
    case .folder: return byFolder(photos)
    case .month: return byMonth(photos)
    }
  }

  private nonisolated static func byFolder(_ photos: [PhotoFile]) -> [PhotoSection] {
    Dictionary(grouping: photos, by: \.folder)
      .sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }
      .map { path, photos in
        PhotoSection(
          title: URL(fileURLWithPath: path).lastPathComponent,
          photos: photos.sorted { $0.precedes($1) })
      }
  }

  private nonisolated static func byMonth(_ photos: [PhotoFile]) -> [PhotoSection] {
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
        photos: photos.sorted {
          $0.modified != $1.modified ? $0.modified > $1.modified : $1.precedes($0)
        })
    }
  }
}
