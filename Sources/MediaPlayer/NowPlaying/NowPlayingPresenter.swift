import Foundation
import PlatformInterface
import UIKitCore

/// Keeps what the desktop shows as the program's information and commands are.
@MainActor
final class NowPlayingPresenter {
  static let shared = NowPlayingPresenter()

  private var isUpdateDue = false
  private var artwork: (object: MPMediaItemArtwork, path: String)?
  private lazy var folder = try? TemporaryFolders.make("artwork")
  private var pictures = 0

  private init() {
    RemoteControlEvents.show = { NowPlayingPresenter.shared.update() }
  }

  /// Shows what there is, once all that is set now is set.
  func update() {
    guard !isUpdateDue, PlatformServices.isInstalled,
      PlatformServices.current.mediaControls != nil
    else { return }
    isUpdateDue = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isUpdateDue = false
        self.show()
      }
    }
  }

  private func show() {
    guard let controls = PlatformServices.current.mediaControls else { return }
    controls.commanded = { RemoteCommandRouter.take($0) }
    let kept = MPNowPlayingInfoCenter.default().current
    guard kept.info != nil || kept.state == .playing || kept.state == .paused else {
      return controls.show(RemoteControlEvents.areWanted ? RemoteControlEvents.media : nil)
    }
    var media = NowPlayingInfo.media(kept.info ?? [:], kept.state)
    media.position = kept.position
    media.commands = RemoteCommandRouter.commands
    media.artworkPath = (kept.info?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork).flatMap(
      path)
    controls.show(media)
  }

  /// A file with a picture, written when it is another object than before; nil where it cannot be.
  private func path(of artwork: MPMediaItemArtwork) -> String? {
    if let known = self.artwork, known.object === artwork { return known.path }
    // Larger ones are not shown by any panel.
    let size = CGSize(
      width: min(artwork.bounds.width, 512), height: min(artwork.bounds.height, 512))
    guard let folder, let data = artwork.image(at: size)?.pngData() else { return nil }
    // Panels keep a picture by its name.
    pictures += 1
    let path = folder.appendingPathComponent("\(pictures).png").path
    guard (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
      return nil
    }
    if let before = self.artwork?.path { try? FileManager.default.removeItem(atPath: before) }
    self.artwork = (artwork, path)
    return path
  }
}
