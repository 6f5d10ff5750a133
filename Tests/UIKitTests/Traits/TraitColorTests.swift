import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

nonisolated private let light = UITraitCollection(userInterfaceStyle: .light)
nonisolated private let dark = UITraitCollection(userInterfaceStyle: .dark)

/// Apple, *UIColor*: colors that go by traits.
struct `Dynamic colors` {
  nonisolated static let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  @Test func `are what their provider returns for traits`() {
    #expect(Self.own.resolvedColor(with: light) == .red)
    #expect(Self.own.resolvedColor(with: dark) == .green)
    #expect(Self.own.resolvedColor(with: UITraitCollection()) == .red)
    #expect(UIColor.blue.resolvedColor(with: dark) === UIColor.blue)
  }

  /// A provider may return a dynamic color too, which is resolved with the same traits.
  @Test func `may return one another`() {
    let outer = UIColor { $0.userInterfaceStyle == .dark ? Self.own : .white }
    #expect(outer.resolvedColor(with: dark) == .green)
    let faint = Self.own.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(faint.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `are for layers what they are with the current traits`() {
    #expect(Self.own.cgColor == UIColor.red.cgColor)
    dark.performAsCurrent {
      #expect(Self.own.cgColor == UIColor.green.cgColor)
      light.performAsCurrent { #expect(Self.own.cgColor == UIColor.red.cgColor) }
      #expect(UITraitCollection.current === dark)
    }
    #expect(Self.own.cgColor == UIColor.red.cgColor)
  }

  /// What is current is so in one thread.
  @Test func `are resolved by each thread's own traits`() async {
    let old = UITraitCollection.current
    UITraitCollection.current = dark
    let here = Self.own.cgColor
    let box = Heard()
    let thread = Thread {
      let isRed = Self.own.cgColor == UIColor.red.cgColor
      DispatchQueue.main.async { MainActor.assumeIsolated { box.calls.append("\(isRed)") } }
    }
    thread.start()
    UITraitCollection.current = old
    #expect(here == UIColor.green.cgColor)
    while box.calls.isEmpty { await Task.yield() }
    #expect(box.calls == ["true"])
  }

  @Test func `are equal to themselves alone`() {
    #expect(Self.own == Self.own && UIColor.label == .label)
    #expect(Self.own != UIColor { _ in .red } && UIColor.label != .black)
    #expect(Set([Self.own, Self.own, .red]).count == 2)
  }

  /// Apple, *Human Interface Guidelines*: Color, "Specifications".
  @Test(
    arguments: [
      (.systemRed, (255, 59, 48, 255), (255, 69, 58, 255)),
      (.systemOrange, (255, 149, 0, 255), (255, 159, 10, 255)),
      (.systemYellow, (255, 204, 0, 255), (255, 214, 10, 255)),
      (.systemGreen, (52, 199, 89, 255), (48, 209, 88, 255)),
      (.systemMint, (0, 199, 190, 255), (99, 230, 226, 255)),
      (.systemTeal, (48, 176, 199, 255), (64, 200, 224, 255)),
      (.systemCyan, (50, 173, 230, 255), (100, 210, 255, 255)),
      (.systemBlue, (0, 122, 255, 255), (10, 132, 255, 255)),
      (.tintColor, (0, 122, 255, 255), (10, 132, 255, 255)),
      (.systemIndigo, (88, 86, 214, 255), (94, 92, 230, 255)),
      (.systemPurple, (175, 82, 222, 255), (191, 90, 242, 255)),
      (.systemPink, (255, 45, 85, 255), (255, 55, 95, 255)),
      (.systemBrown, (162, 132, 94, 255), (172, 142, 104, 255)),
      (.systemGray, (142, 142, 147, 255), (142, 142, 147, 255)),
      (.systemGray2, (174, 174, 178, 255), (99, 99, 102, 255)),
      (.systemGray3, (199, 199, 204, 255), (72, 72, 74, 255)),
      (.systemGray4, (209, 209, 214, 255), (58, 58, 60, 255)),
      (.systemGray5, (229, 229, 234, 255), (44, 44, 46, 255)),
      (.systemGray6, (242, 242, 247, 255), (28, 28, 30, 255)),
      (.label, (0, 0, 0, 255), (255, 255, 255, 255)),
      (.secondaryLabel, (60, 60, 67, 153), (235, 235, 245, 153)),
      (.separator, (60, 60, 67, 74), (84, 84, 88, 153)),
      (.opaqueSeparator, (198, 198, 200, 255), (56, 56, 58, 255)),
      (.systemBackground, (255, 255, 255, 255), (0, 0, 0, 255)),
      (.secondarySystemBackground, (242, 242, 247, 255), (28, 28, 30, 255)),
      (.tertiarySystemBackground, (255, 255, 255, 255), (44, 44, 46, 255)),
      (.systemGroupedBackground, (242, 242, 247, 255), (0, 0, 0, 255)),
      (.white, (255, 255, 255, 255), (255, 255, 255, 255)),
    ] as [(UIColor, (Int, Int, Int, Int), (Int, Int, Int, Int))]
  )
  func `of the system are as on iOS`(
    _ color: UIColor,
    _ inLight: (Int, Int, Int, Int),
    _ inDark: (Int, Int, Int, Int)
  ) {
    #expect(bytes(color, light) == [inLight.0, inLight.1, inLight.2, inLight.3])
    #expect(bytes(color, dark) == [inDark.0, inDark.1, inDark.2, inDark.3])
  }

  /// Apple, *UIUserInterfaceLevel*: in the dark what is in front is lighter.
  @Test func `of backs are lighter in front in the dark`() {
    let front = UITraitCollection(userInterfaceLevel: .elevated)
    let both = UITraitCollection(traitsFrom: [dark, front])
    #expect(bytes(.systemBackground, both) == [28, 28, 30, 255])
    #expect(bytes(.secondarySystemBackground, both) == [44, 44, 46, 255])
    #expect(bytes(.systemBackground, front) == [255, 255, 255, 255])
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let rgba = color.resolvedColor(with: traits).cgColor.rgba
    return [rgba.x, rgba.y, rgba.z, rgba.w].map { Int(($0 * 255).rounded()) }
  }
}
