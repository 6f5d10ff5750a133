import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Paths as pixels (SL1).
struct `Paths on a frame` {
  private func item(
    _ path: CGPath,
    _ part: PathPaint.Part = .inside(.winding),
    map: Homography = .identity
  ) throws -> DisplayItem {
    .path(
      .init(paint: try #require(PathPaint.of(path.snapshot, part)), color: .white, toDevice: map)
    )
  }

  private func line(_ width: Double) -> PathPaint.Part {
    var style = StrokeStyle()
    style.width = width
    return .line(style)
  }

  /// How many whole pixels are covered, by the alphas.
  private func area(_ bitmap: Bitmap) -> Double {
    bitmap.copyPixels().reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  @Test(arguments: [0, 0.25, 0.5])
  func `a rectangle by its path is the rectangle`(_ part: Double) throws {
    let rect = CGRect(x: 5, y: 6, width: 20, height: 15)
    let map = Homography(translationX: part, y: part)
    let path = try item(CGPath(rect: rect, transform: nil), map: map)
    let drawn = rendered([path]).copyPixels()
    let filled = rendered([fill(5, 6, 20, 15, map: map)]).copyPixels()
    for (a, b) in zip(drawn, filled) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
  }

  /// π r² except what the flattened path leaves out; a line of width w along it is 2 π r w.
  @Test func `circles have their areas`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    #expect(abs(area(rendered([try item(circle)])) - .pi * 225) < 1.5)
    #expect(abs(area(rendered([try item(circle, line(4))])) - 2 * .pi * 15 * 4) < 1.5)
  }

  /// A line that is wider than the circle that it goes around is a disc, without a hole in it.
  @Test func `a line around a tight bend is full`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 17, y: 17, width: 6, height: 6), transform: nil)
    let drawn = rendered([try item(circle, line(9))])
    #expect(drawn[20, 20] == 0xFFFF_FFFF)
    #expect(abs(area(drawn) - .pi * 7.5 * 7.5) < 1)
  }

  @Test func `rules differ where a path goes around twice`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(area(rendered([try item(path, .inside(.winding))])) == 400)
    #expect(area(rendered([try item(path, .inside(.evenOdd))])) == 300)
  }

  /// In any parts: what is drawn of a part is what the whole has there.
  @Test(arguments: [
    Homography.identity, Homography(0.8, 0.6, 0, -0.6, 0.8, 0, 30.3, 4.7, 1),
    Homography(1, 0.2, 0.002, 0.1, 1, 0.001, 3, 3, 1),
  ])
  func `parts are those of the whole`(_ map: Homography) throws {
    let path = CGPath(ellipseIn: CGRect(x: 2, y: 4, width: 30, height: 22), transform: nil)
    let items = [try item(path, map: map), try item(path, line(3), map: map)]
    let whole = rendered(items, width: 64, height: 64).copyPixels()
    let bitmap = Bitmap(size: PixelSize(width: 64, height: 64))
    var renderer = FrameRenderer()
    for y in stride(from: 0, to: 64, by: 9) {
      for x in stride(from: 0, to: 64, by: 13) {
        let part = PixelRect(x: x, y: y, width: min(13, 64 - x), height: min(9, 64 - y))
        bitmap.withSurface {
          renderer.draw(DisplayList(items: items), into: &$0, damage: [part], background: .clear)
        }
      }
    }
    #expect(bitmap.copyPixels() == whole)
    #expect(whole.contains { $0 != 0 })
  }

  /// A path far larger than the frame is made in squares; its parts fit together.
  @Test func `an immense path is drawn where it is seen`() throws {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000))
    let map = Homography(
      translationX: 20_000 * 0.5.squareRoot() * -1 + 32,
      y: -20_000 * 0.5.squareRoot() + 32
    )
    let whole = rendered([try item(path, map: map)], width: 64, height: 64).copyPixels()
    #expect(whole[0] == 0xFFFF_FFFF)
    #expect(whole[64 * 64 - 1] == 0)
    let bitmap = Bitmap(size: PixelSize(width: 64, height: 64))
    var renderer = FrameRenderer()
    for y in stride(from: 0, to: 64, by: 8) {
      let part = PixelRect(x: 0, y: y, width: 64, height: 8)
      let list = DisplayList(items: [try item(path, map: map)])
      bitmap.withSurface { renderer.draw(list, into: &$0, damage: [part], background: .clear) }
    }
    #expect(bitmap.copyPixels() == whole)
  }

  /// Only what is seen of it is worked out.
  @Test(arguments: [0.0, 0.3])
  func `a line far longer than the frame is drawn where it is seen`(_ turn: Double) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -50_000, y: 0))
    path.addLine(to: CGPoint(x: 50_000, y: 0))
    let map = Homography(cos(turn), sin(turn), 0, -sin(turn), cos(turn), 0, 20, 20, 1)
    let long = rendered([try item(path, line(4), map: map)])
    let short = CGMutablePath()
    short.move(to: CGPoint(x: -100, y: 0))
    short.addLine(to: CGPoint(x: 100, y: 0))
    let near = rendered([try item(short, line(4), map: map)])
    // The ends of both lines' edges are moved to the nearest 1/256 of a pixel.
    for (a, b) in zip(long.copyPixels(), near.copyPixels()) {
      #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 2)
    }
    #expect(area(near) > 150)
  }

  @Test func `a path that is moved by whole pixels looks the same`() throws {
    let path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 11, height: 9), transform: nil)
    let here = rendered([try item(path, map: Homography(translationX: 0.3, y: 0.7))])
    let there = rendered([try item(path, map: Homography(translationX: 14.3, y: 9.7))])
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(here.copyPixels()[y * 40 + x] == there.copyPixels()[(y + 9) * 40 + x + 14])
      }
    }
  }
}
