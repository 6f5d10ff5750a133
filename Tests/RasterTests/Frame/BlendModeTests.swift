import CoreGraphics
import DisplayList
import QuartzCore
import Raster
import Testing

/// Groups that are blended with what is there (RE1).
struct `Groups with a blend mode` {
  private let brown = CGColor(red: 0.8, green: 0.6, blue: 0.2, alpha: 1)
  private let blue = CGColor(red: 0.4, green: 0.5, blue: 1, alpha: 1)

  /// A pixel of a blue square that is blended with brown: red, green, blue of 255.
  private func blended(
    _ mode: CGBlendMode,
    opacity: Double = 1,
    clip: DisplayItem.Clip? = nil,
    x: Int = 20
  ) -> [Int] {
    let items = [
      fill(0, 0, 40, 40, brown),
      .beginGroup(.init(opacity: opacity, clip: clip, blendMode: mode)),
      fill(10, 10, 20, 20, blue),
      .endGroup,
    ]
    let pixel = rendered(items)[x, 20]
    return [16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  /// By the W3C's formulas on 204, 153, 51 and 102, 128, 255, worked out by hand.
  @Test(arguments: [
    (CGBlendMode.normal, [102, 128, 255]),
    (.multiply, [82, 77, 51]),
    (.screen, [224, 204, 255]),
    (.darken, [102, 128, 51]),
    (.lighten, [204, 153, 255]),
    (.difference, [102, 25, 204]),
    (.plusLighter, [255, 255, 255]),
  ])
  func `mix by the mode's formula`(_ mode: CGBlendMode, _ expected: [Int]) {
    #expect(blended(mode) == expected)
  }

  @Test(arguments: CGBlendMode.ofLayers)
  func `change nothing where the group has nothing`(_ mode: CGBlendMode) {
    #expect(blended(mode, x: 5) == [204, 153, 51])
  }

  /// Half of what the whole one changes, to within the rounding of the half and of the mix.
  @Test(arguments: CGBlendMode.ofLayers)
  func `are faded with the group's opacity, and by half covered pixels`(_ mode: CGBlendMode) {
    let half = DisplayItem.Clip(
      rect: CGRect(x: 0, y: 0, width: 20.5, height: 40),
      cornerRadius: 0,
      toDevice: .identity
    )
    let results = [blended(mode, opacity: 0.5), blended(mode, clip: half)]
    let whole = blended(mode)
    for result in results {
      for component in 0..<3 {
        let (under, all) = ([204, 153, 51][component], whole[component])
        // Half of a sum is not half of one that was clamped to 255.
        let source = [102, 128, 255][component]
        let expected =
          mode == .plusLighter ? min(255, under + source / 2) : (under + all) / 2
        #expect(abs(result[component] - expected) <= 1, "\(mode) \(result) of \(whole)")
      }
    }
  }

  /// The pictures of Issues-issue_1717, where "xor" clears what both cover.
  ///
  /// White on white, all of it and half of it.
  @Test(
    arguments: [
      (.xor, 0, 0x8080_8080), (.sourceAtop, 0xFFFF_FFFF, 0xFFFF_FFFF),
      (.destinationOut, 0, 0x8080_8080), (.destinationOver, 0xFFFF_FFFF, 0xFFFF_FFFF),
    ] as [(CGBlendMode, UInt32, UInt32)]
  )
  func `operators go by the alphas of both`(_ mode: CGBlendMode, _ whole: UInt32, _ half: UInt32) {
    let items = [
      fill(0, 0, 20, 40, .white), .beginGroup(.init(opacity: 1, blendMode: mode)),
      fill(0, 0, 20, 20, .white), fill(0, 20, 20, 20, CGColor(gray: 1, alpha: 127.0 / 255)),
      .endGroup,
    ]
    let bitmap = rendered(items)
    #expect(bitmap[10, 10] == whole && bitmap[10, 30] == half)
  }

  /// Those that change what the group does not cover do so inside its clip.
  @Test(
    arguments: [
      (.clear, 0, 0), (.copy, 0xFF66_80FF, 0), (.sourceIn, 0xFF66_80FF, 0), (.sourceOut, 0, 0),
      (.destinationIn, 0xFFCC_9933, 0), (.destinationAtop, 0xFFCC_9933, 0),
    ] as [(CGBlendMode, UInt32, UInt32)]
  )
  func `operators that reach further end at the clip`(
    _ mode: CGBlendMode,
    _ covered: UInt32,
    _ uncovered: UInt32
  ) {
    let items = [
      fill(0, 0, 40, 40, brown),
      .beginGroup(.init(opacity: 1, clip: clip(10, 10, 20.5, 20), blendMode: mode)),
      fill(10, 10, 20.5, 20, .clear), fill(10, 10, 10, 20, blue), .endGroup,
    ]
    let bitmap = rendered(items)
    #expect(bitmap[15, 15] == covered && bitmap[25, 15] == uncovered)
    #expect(bitmap[5, 15] == 0xFFCC_9933 && bitmap[31, 15] == 0xFFCC_9933)
    // Half covered: half of what was there stays.
    #expect(bitmap[30, 15] == 0x7F66_4C19)
  }

  @Test(arguments: CGBlendMode.ofLayers)
  func `are the group itself where nothing is below`(_ mode: CGBlendMode) {
    let items: [DisplayItem] = [
      .beginGroup(.init(opacity: 1, blendMode: mode)), fill(10, 10, 20, 20, blue), .endGroup,
    ]
    let pixel = rendered(items)[20, 20]
    #expect(pixel == 0xFF66_80FF)
  }
}
