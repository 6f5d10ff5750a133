import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import Raster
import TapeLanguage

@testable import RecordingOverlay

/// An overlay of a small window, drawn as a recorder draws it.
final class OverlayRoom {
  let overlay: ClipOverlay
  let picture: CGImage
  private let context: LayerContext
  private let scale: Double
  /// How often the scene's picture was asked for.
  private(set) var picturesAsked = 0

  init(
    _ settings: TapeSettings = TapeSettings(),
    size: CGSize = OverlayRoom.size,
    scale: Double = 1,
    picture: CGImage? = nil
  ) {
    overlay = ClipOverlay(windowSize: size, scale: scale, settings: settings)
    context = LayerContext(root: overlay.layer)
    self.scale = scale
    self.picture = picture ?? Self.pattern(size, scale)
  }

  nonisolated static let size = CGSize(width: 120, height: 90)

  /// Every pixel encodes its place: its red grows to the right, its green down.
  static func pattern(_ size: CGSize, _ scale: Double) -> CGImage {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let pixels = (0..<width * height).map { index in
      let (red, green) = (index % width * 255 / width, index / width * 255 / height)
      return 0xFF00_0080 | UInt32(red) << 16 | UInt32(green) << 8
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  static func clear(_ size: CGSize = OverlayRoom.size) -> CGImage {
    let count = Int(size.width * size.height)
    let pixels = [UInt32](repeating: 0, count: count)
    return CGImage(width: Int(size.width), height: Int(size.height), pixels: pixels)
  }

  func show(_ frame: TapeFrame, hidesKeys: Bool = false) {
    overlay.show(frame, hidesKeys: hidesKeys) {
      picturesAsked += 1
      return picture
    }
  }

  /// The layer's pixels; the scene's own for a plain frame, as nothing is drawn for that.
  func draw() -> CGImage {
    if overlay.isPlain { return picture }
    CATransaction.flush()
    context.updateFrame(at: 0, scale: scale)
    let size = overlay.layer.bounds.size
    let bitmap = Bitmap(
      size: PixelSize(
        width: Int((size.width * scale).rounded()),
        height: Int((size.height * scale).rounded())
      )
    )
    var renderer = FrameRenderer(threads: 1)
    let background = overlay.isWhole ? FrameBackground(scene) : FrameBackground(.clear)
    bitmap.withSurface { renderer.draw(context.frame.list, into: &$0, background: background) }
    context.finishFrame(at: 0)
    return bitmap.makeImage(isOpaque: false)
  }

  /// The scene's picture, as a window has it.
  private var scene: Bitmap {
    let bitmap = Bitmap(size: PixelSize(width: picture.width, height: picture.height))
    bitmap.withSurface { surface in
      surface.pixels.update(from: picture.pixels, count: picture.pixels.count)
    }
    return bitmap
  }

  func drawn(_ frame: TapeFrame, hidesKeys: Bool = false) -> CGImage {
    show(frame, hidesKeys: hidesKeys)
    return draw()
  }
}

/// A scene of which nothing is known.
private struct NoScene: TapeContext {
  func rectangle(of place: TapeTarget.Place) -> TapeRectangle? { nil }
  func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue? { nil }
  func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence {
    .noPlace(place, nearest: nil)
  }
}

/// What is played to overlays.
enum Played {
  /// All frames of a tape, and its settings.
  static func tape(_ text: String) -> (frames: [TapeFrame], settings: TapeSettings) {
    let tape = TapeReading(text, file: "overlay.tape").tape
    var player = TapePlayer(tape, pointer: TapePoint(x: 60, y: 45))
    var frames: [TapeFrame] = []
    while let frame = player.next(NoScene()) { frames.append(frame) }
    return (frames, player.settings)
  }

  /// A frame of no tape.
  static func frame(
    _ time: Double,
    at pointer: TapePoint = .zero,
    _ inputs: [TapeInput] = [],
    zoom: TapeZoom = TapeZoom(factor: 1, center: .zero)
  ) -> TapeFrame {
    var player = TapePlayer(Tape([]), pointer: pointer)
    guard var frame = player.next(NoScene()) else { preconditionFailure("a tape has a frame") }
    (frame.time, frame.inputs, frame.zoom) = (time, inputs, zoom)
    return frame
  }
}

extension CGImage {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 0xFF) }
  func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 0xFF) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 0xFF) }

  /// The brightest of a pixel's three colors.
  func light(_ x: Int, _ y: Int) -> Int { max(red(x, y), green(x, y), blue(x, y)) }

  /// The least rectangle around all pixels that another picture of the same size has otherwise.
  func difference(from other: CGImage) -> CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}
