internal import Glibc
import Pixels
import Raster
import TapeLanguage
import SceneProtocol

/// Pictures on their way to the command: drawing waits only when all that there is room for have not been taken yet.
final class PictureQueue {
  private let pictures: SharedPictures
  private let command: LineSocket
  private var free: [Int]

  /// Makes room for pictures, and says so; the program ends where there is none.
  init(size: PixelSize, _ command: LineSocket) {
    do {
      pictures = try SharedPictures(width: size.width, height: size.height)
    } catch {
      SceneRunner.fail(.unavailable, "no memory for pictures: \(error.reason)")
    }
    self.command = command
    free = Array(0..<pictures.surface.slots)
    command.send(RecordingReport.began(pictures.surface))
  }

  /// Tells the command of a frame, with its picture where that is another one than before.
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
    while free.isEmpty {
      // Who does not want any more pictures is gone.
      guard let slot = command.next(Int.self) else { exit(ExitCode.runtimeFailure.rawValue) }
      free.append(slot)
    }
    return free.removeFirst()
  }
}
