import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Two display lists, and the rectangles between them.
struct `Damage between two frames` {
  private let size = PixelSize(width: 100, height: 100)

  private func damage(_ old: [DisplayItem], _ new: [DisplayItem]) -> [PixelRect] {
    Damage.between(old: DisplayList(items: old), new: DisplayList(items: new), size: size)
  }

  private let back = fill(0, 0, 100, 100, .black)
  private let card = fill(10, 10, 20, 20)

  @Test func `equal frames have none`() {
    #expect(damage([back, card], [back, card]) == [])
  }

  @Test func `what appears or vanishes is damaged where it is`() {
    let place = [PixelRect(x: 10, y: 10, width: 20, height: 20)]
    #expect(damage([back], [back, card]) == place)
    #expect(damage([back, card], [back]) == place)
    #expect(damage([card, back], [back]) == place)
  }

  @Test func `what moves is damaged where it was and where it is`() {
    #expect(
      damage([back, card], [back, fill(70, 60, 20, 20)]) == [
        PixelRect(x: 10, y: 10, width: 20, height: 20),
        PixelRect(x: 70, y: 60, width: 20, height: 20),
      ]
    )
  }

  @Test func `places that overlap become one rectangle`() {
    #expect(
      damage([back, card], [back, fill(15.5, 10, 20, 20)])
        == [PixelRect(x: 10, y: 10, width: 26, height: 20)]
    )
  }

  @Test func `a new color damages the item alone`() {
    #expect(
      damage([back, card, back], [back, fill(10, 10, 20, 20, .black), back])
        == [PixelRect(x: 10, y: 10, width: 20, height: 20)]
    )
  }

  @Test func `a rotated item is damaged with its antialiased edges`() throws {
    let turned = fill(10, 10, 20, 20, map: .turned(.pi / 4, about: 20, 20))
    let rect = try #require(damage([back], [back, turned]).first)
    // The diagonal reaches 14.14 from the center, the soft edge one pixel more.
    #expect(rect == PixelRect(x: 4, y: 4, width: 32, height: 32))
  }

  @Test func `what is outside the surface damages nothing`() {
    #expect(damage([back], [back, fill(200, 200, 10, 10), fill(-30, 0, 20, 20)]) == [])
  }

  @Test func `a group's new opacity damages what it shows`() {
    let items = [card, fill(50, 50, 10, 10)]
    #expect(
      damage([back] + group(opacity: 0.5, items), [back] + group(opacity: 0.6, items))
        == [PixelRect(x: 10, y: 10, width: 50, height: 50)]
    )
  }

  @Test func `a group's new clip damages what both clips show`() {
    let whole = fill(0, 0, 100, 100)
    #expect(
      damage(
        group(clip: clip(10, 10, 20, 20), [whole]),
        group(clip: clip(10, 10, 30, 20), [whole])
      )
        == [PixelRect(x: 10, y: 10, width: 30, height: 20)]
    )
  }

  @Test func `inside a group only the changed item is damaged, as far as the clip shows it`() {
    let before = group(opacity: 0.5, clip: clip(0, 0, 20, 100), [back, card])
    let after = group(opacity: 0.5, clip: clip(0, 0, 20, 100), [back, fill(10, 50, 20, 20)])
    #expect(
      damage(before, after) == [
        PixelRect(x: 10, y: 10, width: 10, height: 20),
        PixelRect(x: 10, y: 50, width: 10, height: 20),
      ]
    )
  }

  @Test func `two changes far apart stay two rectangles`() {
    let far = fill(80, 80, 5, 5)
    #expect(
      damage([back, card, far], [back, fill(10, 10, 20, 20, .black), fill(80, 80, 5, 5, .black)])
        .count == 2
    )
  }

  @Test func `many changes become at most eight rectangles that do not overlap`() {
    func dots(_ gray: Double) -> [DisplayItem] {
      (0..<100).map {
        fill(Double($0 % 10) * 10, Double($0 / 10) * 10, 2, 2, CGColor(gray: gray, alpha: 1))
      }
    }
    let rects = damage(dots(0), dots(1))
    #expect(!rects.isEmpty && rects.count <= 8)
    for (index, rect) in rects.enumerated() {
      for other in rects[(index + 1)...] { #expect(!rect.intersects(other)) }
    }
    for dot in 0..<100 {
      let place = PixelRect(x: dot % 10 * 10, y: dot / 10 * 10, width: 2, height: 2)
      #expect(rects.contains { $0.contains(place) })
    }
  }
}
