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
      ObjCMembers.add(AVAudioSession.self) {
        $0.property("outputVolume", \AVAudioSession.outputVolume)
      }
      ObjCMembers.add(AVCaptureSession.self) {
        $0.property("running", \AVCaptureSession.isRunning)
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

/// The names of properties that sources observe by key paths without being lowered.
enum ObservedNames {
  static let areKnown: Bool = {
    ObservedKeys.add(\AVPlayer.rate, "rate")
    ObservedKeys.add(\AVPlayer.status, "status")
    ObservedKeys.add(\AVPlayer.timeControlStatus, "timeControlStatus")
    ObservedKeys.add(\AVPlayer.currentItem, "currentItem")
    ObservedKeys.add(\AVPlayerItem.status, "status")
    ObservedKeys.add(\AVPlayerItem.duration, "duration")
    ObservedKeys.add(\AVAudioSession.outputVolume, "outputVolume")
    ObservedKeys.add(\AVCaptureSession.isRunning, "running")
    return true
  }()
}
