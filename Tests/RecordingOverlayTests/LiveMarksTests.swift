import CoreGraphics
import Pixels
import QuartzCore
import Raster
import TapeLanguage
import SceneProtocol
import Testing

@testable import RecordingOverlay

/// How the user's input is drawn over a live scene.
@Suite(.serialized)
struct `Live marks` {
  private final class Room {
    let marks = LiveMarks(windowSize: CGSize(width: 240, height: 160), scale: 1)
    private let context: LayerContext

    init() { context = LayerContext(root: marks.layer) }

    /// What is drawn at a time, over nothing, and whether it goes on.
    func show(at time: Double) -> (goesOn: Bool, picture: CGImage) {
      let goesOn = marks.show(at: time)
      CATransaction.flush()
      context.updateFrame(at: time, scale: 1)
      let bitmap = Bitmap(size: PixelSize(width: 240, height: 160))
      var renderer = FrameRenderer(threads: 1)
      bitmap.withSurface { renderer.draw(context.frame.list, into: &$0, background: .clear) }
      context.finishFrame(at: time)
      return (goesOn, bitmap.makeImage())
    }

    /// The box around all that is drawn; `nil` for nothing.
    func box(at time: Double) -> CGRect? {
      let (_, picture) = show(at: time)
      let seen = picture.pixels.indices.filter { picture.pixels[$0] >> 24 > 0 }
      guard let first = seen.first else { return nil }
      let start = CGRect(x: first % 240, y: first / 240, width: 1, height: 1)
      return seen.reduce(start) {
        $0.union(CGRect(x: $1 % 240, y: $1 / 240, width: 1, height: 1))
      }
    }
  }

  private let place = TapePoint(x: 100, y: 60)

  @Test func `a click has a ring for its time, without a pointer`() {
    let room = Room()
    #expect(!room.show(at: 0).goesOn && room.box(at: 0.5) == nil)
    room.marks.note(TapeInput(time: 1, .press(.left, at: place)))
    room.marks.note(TapeInput(time: 1.05, .release(.left, at: place)))
    #expect(room.show(at: 1.06).goesOn)
    let ring = room.box(at: 1.2)
    #expect(ring.map { abs($0.midX - 100) <= 1 && abs($0.midY - 60) <= 1 } == true)
    #expect(ring.map { $0.width > 10 && $0.width < 60 } == true)
    #expect(!room.show(at: 1.6).goesOn && room.box(at: 1.6) == nil)
  }

  @Test func `what was held when the keyboard was lost is released`() {
    let room = Room()
    room.marks.note(TapeInput(time: 1, .press(.left, at: place)))
    #expect(room.show(at: 1.1).goesOn && room.show(at: 9).goesOn)
    room.marks.releaseButtons(at: 9)
    _ = room.show(at: 9.01)
    #expect(!room.show(at: 10).goesOn && room.box(at: 10) == nil)
  }

  @Test func `keys are said at the bottom, and go`() throws {
    let room = Room()
    let key = try #require(SceneKey(parsing: "Ctrl+Shift+Left"))
    room.marks.note(TapeInput(time: 2, .key(key)))
    _ = room.show(at: 2)
    let box = room.box(at: 2.5)
    #expect(box.map { $0.minY > 100 && abs($0.midX - 120) <= 1 } == true)
    #expect(!room.show(at: 2 + KeyCaption.stayTime + KeyCaption.goTime + 0.01).goesOn)
  }

  /// Plain and secret characters in one frame, of different widths where they are read.
  @Test func `what is typed into a secure field is bullets`() {
    func picture(_ text: String, isSecret: Bool) -> CGImage {
      let room = Room()
      for character in text {
        room.marks.note(TapeInput(time: 1, .text(String(character))), isSecret: isSecret)
      }
      return room.show(at: 1.5).picture
    }
    let secret = picture("iWi", isSecret: true).pixels
    #expect(secret == picture("MMM", isSecret: true).pixels)
    #expect(secret == picture("•••", isSecret: false).pixels)
    #expect(secret != picture("iWi", isSecret: false).pixels)
  }
}
