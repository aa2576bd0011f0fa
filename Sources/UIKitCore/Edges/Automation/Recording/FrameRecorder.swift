import PlatformInterface

/// Keeps what `--frames` and `--stats` ask for: every frame as a picture, and what each cost.
@MainActor
final class FrameRecorder {
  private let directory: String?
  private let keepsStatistics: Bool
  private var statistics: [FrameStatistics] = []
  private var watched: Set<ObjectIdentifier> = []
  private(set) var presentedFrames = 0
  /// Why a frame could not be written; the first one.
  private(set) var failure: String?

  init(directory: String?, keepsStatistics: Bool) {
    self.directory = directory
    self.keepsStatistics = keepsStatistics
    guard let directory else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      failure = "\(directory) should become a folder for frames and could not be made: \(error)."
    }
  }

  /// Watches the scenes that appeared since the last call.
  func watchNewScenes() {
    for scene in SceneRegistry.scenes where watched.insert(ObjectIdentifier(scene)).inserted {
      scene.host.loop.statisticsHandler = { [weak self, weak scene] statistics in
        self?.record(statistics, of: scene)
      }
    }
  }

  private func record(_ frame: FrameStatistics, of scene: UIWindowScene?) {
    if keepsStatistics { statistics.append(frame) }
    guard frame.isPresented else { return }
    presentedFrames += 1
    guard let directory, let picture = scene?.host.loop.lastFrame else { return }
    let digits = String(presentedFrames)
    let number = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    failure = failure ?? Picture.write(picture, to: "\(directory)/\(number).png")
  }

  /// The file of `--stats`.
  var statisticsText: String {
    let frames = statistics.enumerated().map { index, frame in
      JSONText.object([
        "number": .int(index + 1), "time": .number(frame.time),
        "presented": .bool(frame.isPresented),
        "updateMs": milliseconds(frame.updateDuration),
        "layoutMs": milliseconds(frame.layoutDuration),
        "displayMs": milliseconds(frame.displayDuration),
        "commitMs": milliseconds(frame.commitDuration),
        "totalMs": milliseconds(frame.totalDuration),
        "layoutRounds": .int(frame.layoutRounds), "viewsLaidOut": .int(frame.viewsLaidOut),
        "viewsDisplayed": .int(frame.viewsDisplayed),
      ])
    }
    let totals = statistics.map(\.totalDuration).sorted()
    func percentile(_ share: Double) -> JSONText {
      guard !totals.isEmpty else { return .null }
      return milliseconds(totals[min(totals.count - 1, Int(Double(totals.count) * share))])
    }
    return JSONText.object([
      "frames": .int(statistics.count), "presented": .int(presentedFrames),
      "totalMs": .object([
        "sum": milliseconds(totals.reduce(0, +)), "median": percentile(0.5),
        "p99": percentile(0.99), "worst": totals.last.map(milliseconds) ?? .null,
      ]),
      "perFrame": .array(frames),
    ]).text
  }

  private func milliseconds(_ seconds: Double) -> JSONText { .number(seconds * 1000) }
}

/// Frames as PNG files.
@MainActor
enum Picture {
  /// Paints `frame` and writes it; returns why it could not, or nil.
  static func write(_ frame: RenderFrame, to path: String) -> String? {
    guard let data = data(of: frame) else {
      return
        "A picture of \(frame.size.width)×\(frame.size.height) points could not be made into a PNG."
    }
    return Files.write(data, to: path)
  }

  /// Paints `frame` as a PNG; nil where it is too large for one.
  static func data(of frame: RenderFrame) -> Data? {
    let services = PlatformServices.current
    let pixels = services.rasterizer.rasterize(
      frame.root, size: frame.size, scale: frame.scale, background: frame.background)
    return services.imageDecoder.encodePNG(pixels)
  }
}

/// Files that scripts and options ask for.
enum Files {
  /// Returns why it could not be written, or nil.
  static func write(_ data: Data, to path: String) -> String? {
    do {
      // Written beside and renamed: it is there whole or not at all.
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "\(path) could not be written: \((error as NSError).localizedDescription). "
        + "Is its folder there, and may you write in it?"
    }
  }
}
