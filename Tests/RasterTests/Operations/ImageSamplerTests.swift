import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@testable import Raster

/// What the kernels are asked for, against each pixel's place worked out by itself.
struct `The sampler of a picture` {
  /// How a picture is looked at.
  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// From the device to a rectangle of 40 × 30 points, which the picture is stretched over.
    let toLocal: Homography
    var source = CGRect(x: 0, y: 0, width: 16, height: 16)
    var hasMargins = false

    /// Where in the picture the center of a device pixel lies; `nil` behind the eye.
    func place(_ x: Int, _ y: Int) -> (s: Double, t: Double)? {
      let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
      guard let local = toLocal.map(center) else { return nil }
      let (u, v) = (Double(local.x), Double(local.y))
      let (left, top) = (Double(source.minX), Double(source.minY))
      let (right, bottom) = (Double(source.maxX), Double(source.maxY))
      var (s, t) = (left + u * (right - left) / 40, top + v * (bottom - top) / 30)
      if hasMargins {
        s =
          u < 3
          ? left + u : u > 36 ? right - (40 - u) : left + 3 + (u - 3) * (right - left - 7) / 33
        t =
          v < 2 ? top + v : v > 25 ? bottom - (30 - v) : top + 2 + (v - 2) * (bottom - top - 7) / 23
      }
      return (min(max(s, left), right), min(max(t, top), bottom))
    }

    func sampler(_ image: CGImage, isSmooth: Bool) -> ImageSampler? {
      let (width, height) = (Double(source.width), Double(source.height))
      let (left, top) = (Double(source.minX), Double(source.minY))
      let slices = DisplayItem.Slices(left: 3, top: 2, right: 4, bottom: 5, scale: 1)
      let destination = CGRect(x: 0, y: 0, width: 40, height: 30)
      return ImageSampler(
        toImage: toLocal.then(Homography(width / 40, 0, 0, 0, height / 30, 0, left, top, 1)),
        source: source,
        image: image,
        isSmooth: isSmooth,
        stretch: hasMargins ? SliceStretch(slices, source: source, destination: destination) : nil
      )
    }
  }

  private static let turned = Homography.turned(0.7, about: 20, 15)
  private static let tilted = Homography.tilted(-0.8, about: 20, 15, distance: 60)
  private static let part = CGRect(x: 2.5, y: 1, width: 9.25, height: 12.5)

  static let looks: [Look] = [
    Look(testDescription: "upright", toLocal: .moved(-3.3, 2.6)),
    Look(testDescription: "turned", toLocal: turned),
    Look(testDescription: "in perspective", toLocal: tilted),
    Look(testDescription: "turned in perspective", toLocal: turned.then(tilted)),
  ].flatMap { whole in
    [(false, false), (true, false), (false, true), (true, true)].map { isPart, hasMargins in
      Look(
        testDescription: whole.testDescription + (isPart ? ", a part" : "")
          + (hasMargins ? ", in nine" : ""),
        toLocal: whole.toLocal,
        source: isPart ? part : whole.source,
        hasMargins: hasMargins
      )
    }
  }

  /// Red is 16 times the column, green 16 times the row.
  private let ramps = CGImage(
    width: 16,
    height: 16,
    pixels: (0..<256).map { 0xFF00_0000 | UInt32($0 % 16) << 20 | UInt32($0 / 16) << 12 }
  )

  private func row(_ sampler: ImageSampler, _ y: Int, _ columns: Range<Int>) -> [UInt32] {
    var room = [UInt32](repeating: 1, count: columns.count)
    ramps.pixels.withUnsafeBufferPointer { pixels in
      room.withUnsafeMutableBufferPointer { room in
        guard let pixels = pixels.baseAddress, let room = room.baseAddress else { return }
        sampler.sample(row: y, columns, pixels, from: -20, into: room)
      }
    }
    return room
  }

  @Test(arguments: looks)
  func `mixes the four pixels around each place`(_ look: Look) throws {
    let sampler = try #require(look.sampler(ramps, isSmooth: true))
    for y in -10..<40 {
      for (x, color) in zip(-20..<60, row(sampler, y, -20..<60)) {
        guard let place = look.place(x, y) else { continue }
        func expected(_ place: Double) -> Double { min(max(16 * (place - 0.5), 0), 240) }
        // Places are rounded to 1/256 pixel, steps to 1/65536 of up to 80 columns, and the mixture is rounded.
        let (places, steps) = (0.5 / 256, 40.0 / 65536)
        let allowed = 16 * (places + steps) + 0.501
        let red = abs(Double(color >> 16 & 255) - expected(place.s))
        let green = abs(Double(color >> 8 & 255) - expected(place.t))
        #expect(red < allowed && green < allowed, "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: looks)
  func `takes the pixel that each place is in`(_ look: Look) throws {
    let sampler = try #require(look.sampler(ramps, isSmooth: false))
    for y in -10..<40 {
      for (x, color) in zip(-20..<60, row(sampler, y, -20..<60)) {
        guard let place = look.place(x, y) else { continue }
        // As near to a pixel's edge as steps are rounded, or the far edge is drawn in, it may be the other one.
        let slack = 0.002
        func isRight(_ found: UInt32, _ place: Double) -> Bool {
          let low = min(max((place - slack).rounded(.down), 0), 15)
          let high = min(max((place + slack).rounded(.down), 0), 15)
          return Double(found) == low || Double(found) == high
        }
        let isInPlace = isRight(color >> 20 & 15, place.s) && isRight(color >> 12 & 15, place.t)
        #expect(isInPlace, "(\(x), \(y))")
      }
    }
  }

  /// Wherever a row is begun: what is damaged and who draws it make no difference.
  @Test(arguments: looks, [true, false])
  func `a pixel has the same color in any part of its row`(
    _ look: Look,
    _ isSmooth: Bool
  ) throws {
    let sampler = try #require(look.sampler(ramps, isSmooth: isSmooth))
    for y in stride(from: -10, to: 40, by: 7) {
      let whole = row(sampler, y, -20..<60)
      for start in -20..<60 {
        for end in [start + 1, start + 9, 60] where end <= 60 {
          let part = row(sampler, y, start..<end)
          #expect(part == Array(whole[(start + 20)..<(end + 20)]), "row \(y), from \(start)")
        }
      }
    }
  }

  @Test(arguments: [1e7, 1e12, -1e12, 1e14])
  func `places a picture also where numbers are too large for steps`(_ size: Double) throws {
    let huge = try #require(
      ImageSampler(
        toImage: Homography(size, 0, 0, 0, 1, 0, -3.5 * size, 0, 1),
        source: CGRect(x: 0, y: 0, width: 16, height: 16),
        image: ramps,
        isSmooth: true
      )
    )
    // To the left of column 3 it is before the picture, and to the right behind it, or the reverse.
    let colors = row(huge, 0, 0..<8).map { $0 >> 16 & 255 }
    #expect(Array(colors[..<3]) == [UInt32](repeating: size > 0 ? 0 : 240, count: 3))
    #expect(Array(colors[4...]) == [UInt32](repeating: size > 0 ? 240 : 0, count: 4))
  }
}
