import CoreGraphics
import Testing
import UIKit

/// Apple, *Human Interface Guidelines*, "Layout": device size classes.
@Suite(.serialized) struct `Size classes` {
  @Test(
    arguments: [
      (ScreenForm.phone(isLarge: false), 393, 852, UIUserInterfaceSizeClass.compact, .regular),
      (.phone(isLarge: false), 852, 393, .compact, .compact),
      (.phone(isLarge: true), 440, 956, .compact, .regular),
      (.phone(isLarge: true), 956, 440, .regular, .compact),
      (.tablet, 744, 1133, .regular, .regular),
      (.tablet, 1133, 744, .regular, .regular),
      (.tablet, 639, 1366, .compact, .regular),
      (.window, 480, 320, .compact, .compact),
      (.window, 400, 800, .compact, .regular),
      (.window, 1200, 700, .regular, .regular),
      (.window, 640, 479, .regular, .compact),
    ] as [(ScreenForm, CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)]
  )
  func `follow from the device and from how it is held`(
    form: ScreenForm,
    width: CGFloat,
    height: CGFloat,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let screen = ScreenView(
      size: CGSize(width: width, height: height),
      margins: .zero,
      form: form,
      traits: ScreenView.Traits()
    )
    #expect(screen.traitCollection.horizontalSizeClass == horizontal)
    #expect(screen.traitCollection.verticalSizeClass == vertical)
    var isTablet = false
    if case .tablet = form { isTablet = true }
    #expect(screen.traitCollection.userInterfaceIdiom == (isTablet ? .pad : .phone))
  }

  private final class Log: UIViewController {
    var heard: [String] = []

    private func word(_ traits: UITraitCollection) -> String {
      "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("will be \(word(newCollection)), is \(word(traitCollection))")
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("size \(Int(size.width))")
      coordinator.animate(alongsideTransition: { [unowned self] _ in
        heard.append("alongside \(word(traitCollection))")
      })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("was \(previousTraitCollection.map(word) ?? "nil")")
    }
  }

  @Test func `change with the window's size, and the controllers are notified in Apple's order`() {
    let (screen, old) = (UIScreen.main, (UIScreen.main.bounds.size, UIScreen.main.scale))
    screen.configure(size: CGSize(width: 480, height: 320), scale: 1)
    defer { screen.configure(size: old.0, scale: old.1) }
    let (root, child) = (Log(), Log())
    root.addChild(child)
    root.view.addSubview(child.view)
    let shown = ShownWindow(root: root)
    var seen: [UIUserInterfaceSizeClass] = []
    child.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
      seen.append(view.traitCollection.horizontalSizeClass)
    }
    root.heard = []
    child.heard = []
    shown.window.resize(to: CGSize(width: 800, height: 200))
    let expected = [
      "will be regular compact, is compact compact", "size 800", "was compact compact",
      "alongside regular compact",
    ]
    #expect(root.heard == expected)
    #expect(child.heard == expected)
    #expect(seen == [.regular])
    root.heard = []
    shown.window.resize(to: CGSize(width: 900, height: 200))
    #expect(root.heard == ["size 900", "alongside regular compact"])
    shown.window.resize(to: CGSize(width: 300, height: 200))
    #expect(seen == [.regular, .compact])
    #expect(UIView().traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `are put together with others, and compared`() {
    let pad = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(pad.userInterfaceIdiom == .pad && pad.horizontalSizeClass == .regular)
    #expect(pad.verticalSizeClass == .compact && pad.preferredContentSizeCategory == .small)
    #expect(pad.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!pad.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!pad.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }
}
