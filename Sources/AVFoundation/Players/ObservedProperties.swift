@_spi(XcodeSources) import ObjCRuntime

/// Properties of players and items that programs observe by their names.
private enum ObservedProperties {
  /// Runs while the program is loaded; the properties are entered when one is first looked for.
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    ObjCMembers.whenNeeded {
      ObjCMembers.add(AVPlayer.self) {
        $0.property("rate", \AVPlayer.rate)
        $0.property("status", \AVPlayer.status)
        $0.property("timeControlStatus", \AVPlayer.timeControlStatus)
        $0.property("currentItem", \AVPlayer.currentItem)
        $0.property("volume", \AVPlayer.volume)
        $0.property("muted", \AVPlayer.isMuted)
      }
      ObjCMembers.add(AVPlayerItem.self) {
        $0.property("status", \AVPlayerItem.status)
        $0.property("duration", \AVPlayerItem.duration)
        $0.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
        $0.property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
        $0.property("isPlaybackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
        $0.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
        $0.property("isPlaybackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
        $0.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
        $0.property("presentationSize", \AVPlayerItem.presentationSize)
      }
    }
  }
}
