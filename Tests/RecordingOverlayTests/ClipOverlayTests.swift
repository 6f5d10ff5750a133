import CoreGraphics
import Foundation
import QuartzCore
import TapeLanguage
import Testing

@testable import RecordingOverlay

/// What a recording shows of a scene, and that it is the same each time.
@Suite(.serialized)
struct `An overlay` {
  /// Something of everything.
  private static let tape = """
    Set Keys mac
    Caption "Drag the card"
    Sleep 100ms
    Drag 30,30 90,60 300ms
    Key Cmd+A x2
    Zoom 90,60 2x 200ms
    Caption "A caption in place of another" 500ms
    Scroll 0,-60 200ms
    Type "hi"
    Click right
    Chapter "Next" 600ms
    Sleep 1.6s
    """

  @Test func `is plain until something is to be seen, and asks for a picture to enlarge it`() {
    let room = OverlayRoom()
    room.show(Played.frame(0))
    #expect(room.overlay.isPlain && room.picturesAsked == 0)
    let point = TapePoint(x: 20, y: 20)
    room.show(Played.frame(0.1, at: point, [TapeInput(time: 0.05, .move(point))]))
    #expect(room.overlay.isWhole && !room.overlay.isPlain && room.picturesAsked == 0)
    var near = Played.frame(0.2)
    near.zoom = TapeZoom(factor: 2, center: point)
    room.show(near)
    #expect(!room.overlay.isWhole && !room.overlay.isPlain && room.picturesAsked == 1)
  }

  @Test(arguments: [
    ("Zoom 60,45 2x 100ms\nSleep 1s\nZoom off 100ms", true),
    ("Caption \"a\" 500ms\nSleep 1s", true),
    ("Chapter \"a\" 500ms\nSleep 20ms", true),
    ("Set Cursor off\nClick\nSleep 1s", true),
    ("Set Cursor off\nDrag 10,10 80,80\nSleep 1s", true),
    ("Set Cursor off\nScroll 0,10\nSleep 1s", true),
    ("Set Keys pc\nKey a\nSleep 2s", true),
    ("Set Cursor off\nSet Clicks off\nDrag 10,10 80,80", false),
    ("Set Cursor off\nSet Clicks off\nScroll 0,10", false), ("Key a\nSleep 100ms", false),
  ])
  func `is plain again when all is over`(_ text: String, _ shows: Bool) {
    let (frames, settings) = Played.tape(text)
    let room = OverlayRoom(settings)
    var hasShown = false
    for frame in frames {
      room.show(frame)
      hasShown = hasShown || !room.overlay.isPlain
    }
    #expect(hasShown == shows && room.overlay.isPlain)
  }

  @Test(arguments: [1.0, 2.0])
  func `shows a crop's pixels as they are`(_ scale: Double) {
    let (frames, settings) = Played.tape("Set Crop 20,10,60,50")
    let room = OverlayRoom(settings, scale: scale)
    let picture = room.drawn(frames[0])
    #expect(
      !room.overlay.isPlain && room.overlay.layer.bounds.size == CGSize(width: 60, height: 50)
    )
    let (left, top) = (Int(20 * scale), Int(10 * scale))
    let isSame = (0..<picture.height).allSatisfy { y in
      (0..<picture.width).allSatisfy { picture[$0, y] == room.picture[left + $0, top + y] }
    }
    #expect(isSame)
  }

  @Test(arguments: [
    ("Set Crop 0,0,500,500", CGSize(width: 120, height: 90)),
    ("Set Crop 100,80,500,500", CGSize(width: 20, height: 10)),
    ("Set Crop 300,300,10,10", CGSize(width: 120, height: 90)),
    ("Set Crop 10.4,10.4,20.2,20.3", CGSize(width: 21, height: 21)),
  ])
  func `has a crop of whole pixels of the window`(_ text: String, _ size: CGSize) {
    #expect(OverlayRoom(Played.tape(text).settings).overlay.layer.bounds.size == size)
  }

  /// The pattern's red and green tell which part of the window is seen.
  @Test(arguments: [
    (TapePoint(x: 60, y: 45), 30, 22.5), (.zero, 0, 0), (TapePoint(x: 500, y: 500), 60, 45),
  ])
  func `shows a part larger that never leaves the window`(
    _ center: TapePoint,
    _ left: Double,
    _ top: Double
  ) {
    let room = OverlayRoom()
    let zoom = TapeZoom(factor: 2, center: center)
    let picture = room.drawn(Played.frame(0, zoom: zoom))
    #expect((picture.width, picture.height) == (120, 90))
    for (x, y) in [(4, 4), (60, 45), (115, 85)] {
      let red = (left + Double(x) / 2) * 255 / 120
      let green = (top + Double(y) / 2) * 255 / 90
      #expect(abs(Double(picture.red(x, y)) - red) < 4)
      #expect(abs(Double(picture.green(x, y)) - green) < 4)
    }
  }

  @Test func `zooms within the crop`() {
    let area = CGRect(x: 20, y: 10, width: 60, height: 50)
    let part = VisiblePart(TapeZoom(factor: 2, center: .zero), of: area)
    #expect(part.rect == CGRect(x: 20, y: 10, width: 30, height: 25))
    let corner = CGPoint(x: 50, y: 35).applying(part.transform)
    #expect(corner == CGPoint(x: 60, y: 50))
  }

  @Test func `mixes pixels where they are enlarged`() {
    let edge = (0..<120 * 90).map { $0 % 120 < 60 ? UInt32(0xFF00_0000) : 0xFFFF_FFFF }
    let room = OverlayRoom(picture: CGImage(width: 120, height: 90, pixels: edge))
    let zoom = TapeZoom(factor: 4, center: TapePoint(x: 60, y: 45))
    let picture = room.drawn(Played.frame(0, zoom: zoom))
    let row = (50..<70).map { picture.red($0, 40) }
    #expect(row.first == 0 && row.last == 255 && row == row.sorted())
    #expect(Set(row).count > 4)
  }

  @Test func `draws the same pixels each time`() {
    let (frames, settings) = Played.tape(Self.tape)
    let (one, other) = (OverlayRoom(settings, scale: 2), OverlayRoom(settings, scale: 2))
    var shown: Set<[UInt32]> = []
    for frame in frames {
      let pixels = one.drawn(frame).pixels
      shown.insert(pixels)
      #expect(other.drawn(frame).pixels == pixels, "at \(frame.time) s")
    }
    #expect(shown.count > 60)
  }

  @Test func `draws the same pixels when only some of its frames are drawn`() {
    let (frames, settings) = Played.tape(Self.tape)
    let (all, some) = (OverlayRoom(settings), OverlayRoom(settings))
    var compared = 0
    for (number, frame) in frames.enumerated() {
      let pixels = all.drawn(frame).pixels
      switch number % 12 {
      case 0..<8: some.overlay.follow(frame, hidesKeys: false)
      case 8..<10: some.show(frame)
      default:
        compared += some.overlay.isPlain ? 0 : 1
        #expect(some.drawn(frame).pixels == pixels, "at \(frame.time) s")
      }
    }
    #expect(compared > 10)
  }

  @Test func `puts nothing behind a scene that is transparent`() {
    let (frames, settings) = Played.tape("Caption \"a\" 1s\nMove 60,30 200ms\nSleep 300ms")
    let room = OverlayRoom(settings, picture: OverlayRoom.clear())
    for frame in frames { room.show(frame) }
    let picture = room.draw()
    #expect(!room.overlay.isPlain && picture[0, 0] == 0 && picture[119, 89] == 0)
    let seen = picture.difference(from: OverlayRoom.clear())
    #expect(seen.width < 60 && seen.height > 40)
  }
}
