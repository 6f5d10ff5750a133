import CoreGraphics
import Testing
import UIKit

/// Apple, *UITraitCollection*.
struct `Trait collections` {
  @Test func `have the values that they were made with, and no others`() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.displayScale == 0)
    #expect(none.layoutDirection == .unspecified && none.accessibilityContrast == .unspecified)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
  }

  @Test func `are put together, and the last word counts`() {
    let (dark, light) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
    )
    let scale = UITraitCollection(displayScale: 2)
    let all = UITraitCollection(traitsFrom: [light, scale, dark])
    #expect(all.userInterfaceStyle == .dark && all.displayScale == 2)
    #expect(all.containsTraits(in: dark) && all.containsTraits(in: scale))
    #expect(!all.containsTraits(in: light) && all.containsTraits(in: nil))
    #expect(all == UITraitCollection(traitsFrom: [dark, scale]))
    #expect(all.hash == UITraitCollection(traitsFrom: [dark, scale]).hash && all != dark)
  }

  @Test func `differ in colors by style, contrast and level`() {
    let none = UITraitCollection()
    #expect(!UITraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: none))
    for other in [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated),
    ] {
      #expect(other.hasDifferentColorAppearance(comparedTo: none))
    }
    #expect(none.hasDifferentColorAppearance(comparedTo: nil))
  }

  /// Nothing that a program does makes it dark by itself: a picture is light unless dark is requested.
  @Test func `are light where nothing is specified`() {
    let traits = UIScreen.main.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.layoutDirection == .leftToRight)
    #expect(traits.displayScale == UIScreen.main.scale && traits.userInterfaceLevel == .base)
    #expect(UIView().traitCollection == traits && UIViewController().traitCollection == traits)
    #expect(UITraitCollection.current == traits)
  }
}
