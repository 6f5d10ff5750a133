import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// What buttons show and tell.
final class `Buttons` {
  private lazy var shown = ShownWindow()

  private func makeButton(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    return shown.add(button)
  }

  private func image(_ side: Int = 4) -> UIImage {
    UIImage(
      cgImage: CGImage(
        width: side,
        height: side,
        pixels: Array(repeating: 0xFFFF_0000, count: side * side)
      )
    )
  }

  @Test func `a press tells of up inside, then of the primary action`() {
    let button = makeButton()
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    shown.click(30, 30)
    #expect(heard == ["up", "primary"])
    button.isEnabled = false
    shown.click(30, 30)
    #expect(heard.count == 2)
  }

  @Test func `a primary action brings its title and picture`() {
    var presses = 0
    let action = UIAction(title: "Go", image: image()) { _ in presses += 1 }
    let button = UIButton(type: .custom, primaryAction: action)
    #expect(button.currentTitle == "Go" && button.currentImage === action.image)
    #expect(button.titleLabel?.text == "Go" && button.buttonType == .custom)
    #expect(UIButton(primaryAction: nil).buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(presses == 1)
    let configured = UIButton(configuration: .filled(), primaryAction: action)
    #expect(configured.titleLabel?.text == "Go" && configured.configuration?.title == "Go")
    let framed = UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action)
    #expect(framed.frame.width == 3 && framed.currentTitle == "Go")
  }

  @Test func `what is not set for a state is as in the normal one`() {
    let button = makeButton(.custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.setBackgroundImage(image(), for: .selected)
    #expect(button.title(for: .disabled) == "normal" && button.titleLabel?.text == "normal")
    #expect(button.titleLabel?.textColor == .red && button.currentBackgroundImage == nil)
    button.isSelected = true
    #expect(button.titleLabel?.text == "selected" && button.currentTitle == "selected")
    #expect(button.currentBackgroundImage != nil)
    button.isHighlighted = true
    // Both together is a state of its own, for which nothing was set.
    #expect(button.titleLabel?.text == "normal" && button.titleLabel?.textColor == .red)
    button.isSelected = false
    #expect(button.titleLabel?.textColor == .green)
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func `a title is white, of a system button in the tint color or gray`() {
    #expect(makeButton(.custom).currentTitleColor == .white)
    let button = makeButton()
    button.setTitle("x", for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue)
    shown.window.tintColor = .systemPink
    #expect(button.titleLabel?.textColor == .systemPink && button.currentTitleColor == .systemPink)
    button.isEnabled = false
    let gray = button.currentTitleColor
    #expect(gray != .systemPink && button.titleLabel?.textColor == gray)
    button.setTitleColor(.black, for: .disabled)
    #expect(button.currentTitleColor == .black)
  }

  @Test func `a system button fades at once while it is pressed, and comes back slowly`() {
    let button = makeButton()
    button.setTitle("x", for: .normal)
    CATransaction.flush()
    shown.press(30, 30)
    let label = button.titleLabel
    let faded = label?.alpha ?? 1
    #expect(faded < 0.5 && label?.layer.animationKeys() == nil)
    shown.release(30, 30)
    CATransaction.flush()
    #expect(label?.alpha == 1)
    shown.advance(to: 0.1)
    let between = CGFloat(label?.layer.shown.opacity ?? 0)
    #expect(between > faded && between < 1)
    // Pressed again meanwhile: faded at once.
    shown.press(30, 30, at: 0.1)
    shown.advance(to: 0.15)
    #expect(CGFloat(label?.layer.shown.opacity ?? 0) == faded)
    shown.release(30, 30, at: 0.2)
    CATransaction.flush()
    shown.advance(to: 3)
    #expect(label?.layer.shown.opacity == 1)
  }

  @Test func `nothing fades for who wants little motion`() {
    UIAccessibility.configure(reduceMotion: true)
    defer { UIAccessibility.configure(reduceMotion: false) }
    let button = makeButton()
    button.setTitle("x", for: .normal)
    shown.click(30, 30)
    let toggle = shown.add(UISwitch())
    toggle.setOn(true, animated: true)
    CATransaction.flush()
    #expect(button.titleLabel?.layer.animationKeys() == nil)
    #expect(toggle.subviews[0].subviews.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test func `a custom button's picture fades, and one of its own for the state does not`() {
    let button = makeButton(.custom)
    button.setImage(image(), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenHighlighted = true
    button.setImage(image(6), for: .highlighted)
    #expect(button.imageView?.alpha == 1 && button.imageView?.image?.size.width == 6)
  }

  @Test func `a system button's picture is a shape in the tint color`() {
    let button = makeButton()
    button.setImage(image(20), for: .normal)
    button.tintColor = .green
    #expect(button.color(50, 20) == 0x00FF00)
    button.setImage(image(20).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(button.color(50, 20) == 0xFF0000)
  }

  @Test func `picture and title stand in a row, placed by the alignment`() throws {
    let button = makeButton(.custom)
    button.setImage(image(10), for: .normal)
    button.setTitle("Hi", for: .normal)
    button.layoutIfNeeded()
    let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let width = 10 + title.frame.width
    #expect(abs(picture.frame.minX - (100 - width) / 2) <= 0.5)
    #expect(abs(title.frame.minX - picture.frame.maxX) <= 0.5 && picture.frame.midY == 20)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(
      picture.frame.origin == CGPoint(x: 5, y: 3) && title.frame.origin == CGPoint(x: 15, y: 3)
    )
    button.contentHorizontalAlignment = .right
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: -2)
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - 102) <= 0.5)
  }

  @Test func `a title that is too long is cut to the button`() throws {
    let button = makeButton()
    button.setTitle(String(repeating: "long ", count: 1000), for: .normal)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(title.frame.minX >= 0 && title.frame.maxX <= 100)
    #expect(button.intrinsicContentSize.width > 1000)
  }

  @Test func `the size follows title, font, picture and insets`() {
    let button = makeButton()
    // An empty one is 30 × 34 on iOS.
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    button.setTitle("Title", for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.width > 30 && size.height > 18)
    button.titleLabel?.font = .systemFont(ofSize: 36)
    let larger = button.intrinsicContentSize
    #expect(larger.width > size.width * 1.8 && larger.height > size.height)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let inset = button.sizeThatFits(.zero)
    #expect(inset.width == larger.width + 40)
    button.setImage(image(10), for: .normal)
    #expect(button.intrinsicContentSize.width == inset.width + 10)
    button.sizeToFit()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }

  @Test func `styles of a configuration differ in their colors`() {
    func color(_ configuration: UIButton.Configuration, at x: CGFloat = 10) -> UInt32 {
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return button.color(x, 20)
    }
    #expect(color(.plain()) == 0xFFFFFF && color(.filled()) == 0x007AFF)
    #expect(color(.gray()) != 0xFFFFFF && color(.tinted()) != color(.gray()))
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .red
    #expect(color(own) == 0xFF0000)
    own.background.backgroundColor = .green
    own.background.strokeColor = .blue
    own.background.strokeWidth = 3
    #expect(color(own) == 0x00FF00 && color(own, at: 1) == 0x0000FF)
  }

  @Test
  func `a configured button is gray when disabled, paler when pressed, and filled when selected`() {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let normal = button.color(10, 20)
    button.isSelected = true
    #expect(button.color(10, 20) == 0x007AFF)
    button.isHighlighted = true
    #expect(button.color(10, 20) != 0x007AFF)
    (button.isSelected, button.isHighlighted, button.isEnabled) = (false, false, false)
    #expect(button.color(10, 20) == normal)
    #expect(button.titleLabel?.textColor != .systemBlue)
  }

  @Test func `a configuration places texts and picture`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Sub"
    configuration.image = image(10)
    configuration.imagePadding = 6
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    func laidOut(_ placement: NSDirectionalRectEdge) -> CGSize {
      button.configuration?.imagePlacement = placement
      let size = button.intrinsicContentSize
      button.frame = CGRect(origin: .zero, size: size)
      button.layoutIfNeeded()
      return size
    }
    let row = laidOut(.leading)
    #expect(picture.frame.minX == 0 && abs(title.frame.minX - 16) <= 0.5)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.frame.minY >= title.frame.maxY && subtitle.text == "Sub")
    #expect(laidOut(.trailing) == row)
    #expect(title.frame.minX == 0 && abs(picture.frame.maxX - row.width) <= 0.5)
    let stack = laidOut(.top)
    #expect(stack.height == row.height + 16 && picture.frame.minY == 0)
    #expect(abs(title.frame.minY - 16) <= 0.5)
    #expect(laidOut(.bottom) == stack)
    #expect(title.frame.minY == 0 && abs(picture.frame.maxY - stack.height) <= 0.5)
  }

  @Test func `corners are as round as the style sets`() {
    func isRound(_ style: UIButton.Configuration.CornerStyle) -> [Bool] {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return [button.color(0, 0), button.color(2, 2), button.color(4, 4)].map { $0 == 0xFFFFFF }
    }
    #expect(isRound(.capsule) == [true, true, true])
    #expect(isRound(.large)[0] && !isRound(.large)[2])
    #expect(!isRound(.small)[1])
  }

  @Test func `a handler changes the configuration for the state`() {
    let button = UIButton(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isHighlighted ? "pressed" : "free"
    }
    button.layoutIfNeeded()
    #expect(calls == 1 && button.titleLabel?.text == "free")
    button.isHighlighted = true
    #expect(button.intrinsicContentSize.width > 0)
    #expect(calls == 2 && button.titleLabel?.text == "pressed")
    button.layoutIfNeeded()
    #expect(calls == 2)
  }

  @Test(arguments: [KeyName.space, KeyName.enter])
  func `keys press a button that is first responder`(_ key: UInt32) {
    let button = makeButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    shown.type(key)
    #expect(presses == 0)
    #expect(button.becomeFirstResponder())
    shown.send(.keyPressed(KeyState(keysym: key, time: 0), isRepeat: false))
    #expect(button.isHighlighted && presses == 0)
    shown.send(.keyPressed(KeyState(keysym: key, time: 0), isRepeat: true))
    shown.send(.keyReleased(KeyState(keysym: key, time: 0)))
    #expect(!button.isHighlighted && presses == 1)
    shown.type(key, modifiers: .control)
    #expect(presses == 1)
  }

  @Test func `a key that is held when the focus goes presses nothing`() {
    let button = makeButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let space = KeyState(keysym: KeyName.space, time: 0)
    for end in 0..<3 {
      _ = button.becomeFirstResponder()
      shown.send(.keyPressed(space, isRepeat: false))
      #expect(button.isHighlighted)
      switch end {
      case 0: shown.send(.focusChanged(false))
      case 1: button.resignFirstResponder()
      default: button.isEnabled = false
      }
      #expect(!button.isHighlighted)
      shown.send(.keyReleased(space))
    }
    #expect(presses == 0 && !button.isFirstResponder && !button.canBecomeFirstResponder)
  }

  @Test func `a ring shows where keys go`() {
    let button = makeButton()
    let count = button.subviews.count
    #expect(button.becomeFirstResponder())
    button.layoutIfNeeded()
    let ring = button.subviews.last
    #expect(button.subviews.count == count + 1 && (ring?.frame.contains(button.bounds) ?? false))
    let other = makeButton()
    #expect(other.becomeFirstResponder() && button.subviews.count == count)
    other.removeFromSuperview()
    #expect(other.subviews.count == count)
  }

  @Test func `the kinds with a sign have one`() {
    for type in [UIButton.ButtonType.infoLight, .contactAdd, .close, .detailDisclosure] {
      #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: 22, height: 22))
    }
    #expect(UIButton(type: .custom).currentImage == nil && UIButton().buttonType == .custom)
  }
}

/// What programs override of buttons.
private final class OwnButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .red : .green }
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 1, y: 2, width: 30, height: 20)
  }
}

struct `Buttons of one's own` {
  @Test func `a subclass has a say in titles, places and states`() {
    let button = OwnButton(type: .system)
    button.setTitle("go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    #expect(button.currentTitle == "GO" && OwnButton().currentTitle == nil)
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
    let shown = ShownWindow()
    _ = shown.add(button)
    shown.press(10, 10)
    #expect(button.backgroundColor == .red)
    shown.release(10, 10)
    #expect(button.backgroundColor == .green)
  }
}
