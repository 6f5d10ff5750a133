import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Groups: opacity with sublayers, and cutting to rounded bounds.
struct `Groups` {
  @Test func `a faded group is one picture, its items do not show through each other`() {
    let items = [fill(0, 0, 4, 4, .black), fill(0, 0, 4, 4, .white)]
    let together = rendered(group(opacity: 0.5, items), width: 4, height: 4)
    #expect(together[0, 0] == 0x8080_8080)
    let half = CGColor(gray: 0, alpha: 0.5)
    let apart = rendered(
      [fill(0, 0, 4, 4, half), fill(0, 0, 4, 4, CGColor(gray: 1, alpha: 0.5))],
      width: 4,
      height: 4
    )
    #expect(apart[0, 0] == 0xC080_8080)
  }

  @Test(arguments: [(1.5, 255), (-0.5, 0), (0, 0), (1, 255), (.nan, 255), (0.25, 64)])
  func `opacity out of range is clamped`(_ opacity: Double, _ alpha: Int) {
    let frame = rendered(group(opacity: opacity, [fill(0, 0, 4, 4)]), width: 4, height: 4)
    #expect(frame.alpha(1, 1) == alpha)
  }

  /// X2: what is the same in the old and the new picture stays as it is while they dissolve.
  @Test(arguments: 0...255)
  func `a picture that dissolves into itself does not change`(_ part: Int) {
    let new = Double(part) / 255
    let picture = [fill(0, 0, 4, 4, CGColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 0.7))]
    let begin: (Double, Bool) -> DisplayItem = { opacity, isAdding in
      .beginGroup(.init(opacity: opacity, blendMode: isAdding ? .plusLighter : .normal))
    }
    let dissolving =
      [.beginGroup(.init(opacity: 1, isIsolated: true)), begin(1 - new, false)] + picture
      + [.endGroup, begin(new, true)] + picture + [.endGroup, .endGroup]
    let plain = rendered(picture, width: 4, height: 4)
    #expect(rendered(dissolving, width: 4, height: 4).copyPixels() == plain.copyPixels())
  }

  @Test func `an adding group adds, each component to 255 at most`() {
    let under = fill(0, 0, 4, 4, CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    let over = fill(0, 0, 4, 4, CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1))
    let items = [under, .beginGroup(.init(opacity: 1, blendMode: .plusLighter)), over, .endGroup]
    #expect(rendered(items, width: 4, height: 4)[0, 0] == 0xFFFF_9933)
  }

  @Test func `nested opacities multiply`() {
    let frame = rendered(
      group(opacity: 0.5, group(opacity: 0.5, [fill(0, 0, 4, 4)])),
      width: 4,
      height: 4
    )
    #expect(frame.alpha(1, 1) == 64)
  }

  @Test func `a rounded clip cuts content as the same shape would be filled`() {
    let cut = rendered(group(clip: clip(5, 5, 30, 30, radius: 10), [fill(0, 0, 40, 40)]))
    #expect(cut.copyPixels() == rendered([fill(5, 5, 30, 30, radius: 10)]).copyPixels())
  }

  @Test func `a clip on whole pixels needs no buffer and cuts exactly`() {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    let list = DisplayList(items: group(clip: clip(5, 6, 7, 8), [fill(0, 0, 40, 40)]))
    bitmap.withSurface { renderer.draw(list, into: &$0, background: .clear) }
    #expect(renderer.statistics.buffersUsed == 0)
    #expect(bitmap.copyPixels() == rendered([fill(5, 6, 7, 8)]).copyPixels())
  }

  @Test func `a rotated clip cuts with antialiased edges`() {
    let map = Homography.turned(0.4, about: 20, 20)
    let cut = rendered(group(clip: clip(10, 10, 20, 20, map: map), [fill(0, 0, 40, 40)]))
    #expect(cut.copyPixels() == rendered([fill(10, 10, 20, 20, map: map)]).copyPixels())
  }

  /// Where layers of a space cut each other, their parts are in such groups.
  @Test func `hard clips in each other need one buffer, and leave what they would one by one`() {
    let cut = { (angle: Double) in
      var cut = clip(8, 9, 30, 30, map: .turned(angle, about: 20, 20))
      cut.edges = EdgeStyle(roundCorners: .all, softEdges: [])
      return cut
    }
    let picture = [
      fill(2, 2, 30, 30, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), map: .moved(0.3, 0.4))
    ]
    let items = group(clip: cut(0.3), group(clip: cut(1.1), group(clip: cut(2), picture)))
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    bitmap.withSurface {
      renderer.draw(DisplayList(items: items), into: &$0, background: .clear)
    }
    #expect(renderer.statistics.buffersUsed == 1)
    // Something clear beside them, and each is put on the next by itself.
    let clear = fill(0, 0, 40, 40, .clear)
    let apart = group(
      clip: cut(0.3),
      [clear] + group(clip: cut(1.1), [clear] + group(clip: cut(2), picture))
    )
    #expect(bitmap.copyPixels() == rendered(apart).copyPixels())
    #expect(bitmap.coveredArea > 100)
  }

  @Test func `clips of nested groups both count`() {
    let frame = rendered(
      group(
        clip: clip(0, 0, 20, 40),
        group(clip: clip(10, 10, 30, 10), [fill(0, 0, 40, 40)])
      )
    )
    #expect(frame.coveredArea == 100)
    #expect(frame.alpha(10, 10) == 255 && frame.alpha(19, 19) == 255)
  }

  /// vcTransition2-100 and MotionCorpse_Jrcanest-0: where two clips end in the middle of the same pixel, it is half
  /// covered, and not a quarter.
  @Test(arguments: [10.5, 12, 30])
  func `a clip that holds the one around it cuts nothing`(_ width: Double) {
    let outer = clip(2, 3, 8.5, 9.25)
    let inner = clip(2, 3, width - 2, 20.25)
    let items = [fill(0, 0, 40, 40)]
    let nested = rendered(group(clip: outer, group(clip: inner, items)))
    #expect(nested.copyPixels() == rendered(group(clip: outer, items)).copyPixels())
    #expect(nested.alpha(10, 5) == 128)
  }

  /// What casts a shadow is cut also beyond what is seen.
  @Test func `a clip below a shadow cuts what casts it`() {
    let shadow = DisplayItem.Shadow(
      shape: .items(of: .zero),
      color: .black,
      sigma: 0,
      offset: CGSize(width: -15, height: 0),
      toDevice: .identity
    )
    let frame = { (items: [DisplayItem]) in
      rendered(group(clip: clip(0, 0, 20.5, 40), [.beginShadow(shadow)] + items + [.endGroup]))
    }
    let picture = [fill(18, 0, 22, 40)]
    #expect(frame(picture).alpha(10, 5) == 255)
    let cut = frame(group(clip: clip(-1, 0, 21.5, 40), picture))
    #expect(cut.alpha(4, 5) == 255 && cut.alpha(10, 5) == 0)
  }

  @Test func `an empty or unusable clip hides the group`() {
    for bad in [
      clip(5, 5, 0, 10), clip(5, 5, .nan, 10),
      clip(5, 5, 10, 10, map: Homography(0, 0, 0, 0, 0, 0, 0, 0, 1)),
    ] {
      #expect(rendered(group(clip: bad, [fill(0, 0, 40, 40)])).coveredArea == 0)
    }
  }

  @Test func `a buffer is only as large as what is seen of the group`() {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    let list = DisplayList(
      items: group(opacity: 0.5, clip: clip(0, 0, 10, 10), [fill(5, 5, 100, 100)])
    )
    bitmap.withSurface { renderer.draw(list, into: &$0, background: .clear) }
    // 5×5 pixels for the item, and once more for putting the group back.
    #expect(renderer.statistics.pixelsTouched == 50)
    #expect(renderer.statistics.buffersUsed == 1)
  }
}
