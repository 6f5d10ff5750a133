import CoreGraphics
import DisplaySupport
import QuartzCore
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Clicks of a real mouse on views that are on their way (U12).
  @Suite struct `Touches of animated views` {
    /// The animations are longer than any test: they end when they are taken away.
    @Test(arguments: [
      (UIView.AnimationOptions.curveLinear, ["below"]), (.allowUserInteraction, ["mover"]),
    ])
    func `go to what is below, unless they are allowed`(
      _ options: UIView.AnimationOptions,
      _ meanwhile: [String]
    ) async throws {
      let shown = try GestureWindow()
      let heard = ClickedNames()
      let mover = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      shown.view.addSubview(mover)
      heard.listen(to: shown.view, as: "below")
      heard.listen(to: mover, as: "mover")
      try shown.display.click(x: 50, y: 60)
      #expect(try await waitUntil { heard.names == ["mover"] })
      heard.names = []
      UIView.animate(withDuration: 1000, delay: 0, options: options) { mover.alpha = 0.5 }
      try shown.display.click(x: 50, y: 60)
      #expect(try await waitUntil { heard.names == meanwhile })
      heard.names = []
      mover.layer.removeAllAnimations()
      // The click may be read before the loop's turn ends, which commits.
      CATransaction.flush()
      try shown.display.click(x: 50, y: 60)
      #expect(try await waitUntil { heard.names == ["mover"] })
    }

    /// A view is hit where it is, not where it shows: that is what `presentation()?.hitTest` is for.
    @Test func `come to where the view goes, not to where it is seen`() async throws {
      let shown = try GestureWindow()
      let heard = ClickedNames()
      let mover = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      shown.view.addSubview(mover)
      heard.listen(to: shown.view, as: "below")
      heard.listen(to: mover, as: "mover")
      UIView.animate(withDuration: 1000, delay: 0, options: .allowUserInteraction) {
        mover.center = CGPoint(x: 150, y: 150)
      }
      try shown.display.click(x: 40, y: 40)
      #expect(try await waitUntil { heard.names == ["below"] })
      try shown.display.click(x: 150, y: 150)
      #expect(try await waitUntil { heard.names == ["below", "mover"] })
      let showing = mover.layer.presentation()?.hitTest(CGPoint(x: 40, y: 40))
      #expect(showing?.model() === mover.layer)
    }
  }
}

/// The views that were tapped, by their names.
private final class ClickedNames {
  var names: [String] = []

  func listen(to view: UIView, as name: String) {
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", Self.tapped))
    tap.name = name
    view.addGestureRecognizer(tap)
  }

  private func tapped(_ sender: UITapGestureRecognizer) { names.append(sender.name ?? "") }
}
