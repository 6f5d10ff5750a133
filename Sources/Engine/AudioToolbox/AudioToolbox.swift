// The sounds of a device's system, for code that plays them along: there are none here.

public import Foundation
import Synchronization

/// A sound of the system, by its number.
public typealias SystemSoundID = UInt32

/// What came of a call: 0 if it did what was asked.
public typealias OSStatus = Int32

/// The device's vibration, which is not felt here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays nothing, which is reported once on standard error.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { Silence.report() }

/// Plays nothing, which is reported once on standard error.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { Silence.report() }

/// Plays nothing, which is reported once on standard error, and calls the closure at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) {
  Silence.report()
  inCompletionBlock?()
}

/// Gives a file's sound a number, under which nothing is played.
///
/// - Parameters:
///   - inFileURL: The file, which is not read.
///   - outSystemSoundID: The number.
/// - Returns: 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = Silence.next()
  return 0
}

/// Forgets a sound's number.
///
/// - Returns: 0.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// Whether it was reported that sounds are not played, and the last number given to a sound.
private enum Silence {
  private static let state = Mutex((isReported: false, last: SystemSoundID(0x1000)))

  static func next() -> SystemSoundID {
    state.withLock {
      $0.last += 1
      return $0.last
    }
  }

  static func report() {
    let isFirst = state.withLock { state in
      defer { state.isReported = true }
      return !state.isReported
    }
    guard isFirst else { return }
    let words = "AudioToolbox: sounds of the system are not played; this is reported once\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
