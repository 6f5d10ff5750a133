internal import Glibc
import Pixels
import Raster
import TapeLanguage
import SceneProtocol

/// The queue of pictures to the command: drawing waits only while all slots are in use.
final class PictureQueue {
  private let pictures: SharedPictures
  private let command: LineSocket
  private var free: [Int]
  /// The slots that have no memory yet.
  private var unused: Range<Int>

  /// Allocates the memory and reports it; the program ends if that fails.
  init(size: PixelSize, _ command: LineSocket) {
    do {
      pictures = try SharedPictures(width: size.width, height: size.height)
    } catch {
      SceneExit.fail(.unavailable, "no memory for pictures: \(error.reason)")
    }
    self.command = command
    free = Array(0..<SharedPictures.reserved)
    unused = SharedPictures.reserved..<pictures.surface.slots
    command.send(RecordingReport.began(pictures.surface))
  }

  /// Reports a frame to the command, with its picture if that differs from the previous one.
  func send(_ frame: TapeFrame, _ camera: Camera) {
    var slot: Int?
    if !frame.isHidden, camera.isNew {
      let next = takeSlot()
      camera.develop(into: pictures.pixels(ofSlot: next))
      slot = next
    }
    command.send(
      RecordingReport.frame(number: frame.number, slot: slot, isHidden: frame.isHidden)
    )
  }

  private func takeSlot() -> Int {
    if free.isEmpty, let next = unused.first {
      if pictures.reserve(slot: next) {
        unused.removeFirst()
        return next
      }
      // There is no room for more: those that there are have to do.
      unused = next..<next
    }
    while free.isEmpty {
      // A command that takes no more pictures has ended.
      guard let slot = command.next(Int.self) else { exit(ExitCode.runtimeFailure.rawValue) }
      free.append(slot)
    }
    return free.removeFirst()
  }
}
