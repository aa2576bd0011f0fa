import AVFoundation
import CoreGraphics
import ObjCRuntime
import PlatformInterface

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// A device that vibrates does; a desktop does nothing, as an iPad does.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Nothing is wrong.
public let kAudioServicesNoError: OSStatus = 0
/// There is no sound of the number.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501

/// What a function in C hears of a sound's end.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Opens a short sound of a file.
///
/// - Parameters:
///   - inFileURL: the file, of any kind that `AVAudioPlayer` plays.
///   - outSystemSoundID: where its number is left; 0 where the file is no sound.
/// - Returns: 0, or what is wrong with the file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.shared.open(inFileURL, outSystemSoundID)
}

/// The same, of an address of Foundation's class.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.shared.open(inFileURL as URL, outSystemSoundID)
}

/// Ends the sound of a number, which counts no longer.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared.close(inSystemSoundID)
}

/// Plays a short sound from its beginning. Sounds of iOS's own, from 1000 on, are not there, which is reported.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID, then: nil)
}

/// Plays a short sound that calls for attention: here as any other.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID, then: nil)
}

/// Plays a short sound, and calls a closure when it has ended, at once where there is none.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID, then: inCompletionBlock)
}

/// The same for a sound that calls for attention.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID, then: inCompletionBlock)
}

/// Has a function called each time the sound of a number has ended, on the main thread, whatever the loop.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SystemSounds.shared.hear(inSystemSoundID, inCompletionRoutine, inClientData)
}

/// Ends what `AudioServicesAddSystemSoundCompletion` began.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.hear(inSystemSoundID, nil, nil)
}

/// The short sounds that a program has opened.
private final class SystemSounds: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
  static let shared = SystemSounds()

  private struct Sound {
    let player: AVAudioPlayer
    var waiting: [() -> Void] = []
    var listener: (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)?
  }

  private let lock = NSLock()
  private var sounds: [SystemSoundID: Sound] = [:]
  private var last: SystemSoundID = 0x1000

  func open(_ file: URL, _ number: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    do {
      let player = try AVAudioPlayer(contentsOf: file)
      player.delegate = self
      number.pointee = lock.withLock {
        last += 1
        sounds[last] = Sound(player: player)
        return last
      }
      return kAudioServicesNoError
    } catch {
      number.pointee = 0
      return OSStatus((error as NSError).code)
    }
  }

  func close(_ number: SystemSoundID) -> OSStatus {
    guard let sound = lock.withLock({ sounds.removeValue(forKey: number) }) else {
      return kAudioServicesBadSystemSoundIDError
    }
    sound.player.stop()
    return kAudioServicesNoError
  }

  func play(_ number: SystemSoundID, then completion: (() -> Void)?) {
    let player = lock.withLock { () -> AVAudioPlayer? in
      guard let player = sounds[number]?.player else { return nil }
      if let completion { sounds[number]?.waiting.append(completion) }
      return player
    }
    guard let player else {
      if number != kSystemSoundID_Vibrate {
        Unsupported.report("AudioServicesPlaySystemSound with a sound of the system's own")
      }
      completion?()
      return
    }
    player.currentTime = 0
    player.play()
  }

  func hear(
    _ number: SystemSoundID, _ function: AudioServicesSystemSoundCompletionProc?,
    _ data: UnsafeMutableRawPointer?
  ) -> OSStatus {
    lock.withLock {
      guard sounds[number] != nil else { return kAudioServicesBadSystemSoundIDError }
      sounds[number]?.listener = function.map { ($0, data) }
      return kAudioServicesNoError
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    let found = lock.withLock { () -> (SystemSoundID, Sound)? in
      guard let (number, sound) = sounds.first(where: { $0.value.player === player }) else {
        return nil
      }
      sounds[number]?.waiting = []
      return (number, sound)
    }
    guard let (number, sound) = found else { return }
    sound.waiting.forEach { $0() }
    if let (function, data) = sound.listener { function(number, data) }
  }
}
