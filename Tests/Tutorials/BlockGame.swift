// swift-format-ignore-file
//
//  BlockGame.swift
//  Catch
//
//  A basket that catches what falls: a display link moves things, a timer drops them, keys and swipes steer.
//

import UIKit

class GameView: UIView {
  private let basket = UIView()
  private let scoreLabel = UILabel()
  private let stateLabel = UILabel()
  private var apples: [UIView] = []
  private var displayLink: CADisplayLink?
  private var dropTimer: Timer?
  private var lastTimestamp: CFTimeInterval = 0
  private var dropped = 0
  private var column = 1
  @objc dynamic private(set) var score = 0

  private let columnWidth: CGFloat = 80

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.85, green: 0.95, blue: 1, alpha: 1)
    basket.frame = CGRect(x: 0, y: 190, width: 60, height: 20)
    basket.backgroundColor = .brown
    basket.layer.cornerRadius = 6
    basket.accessibilityIdentifier = "basket"
    addSubview(basket)
    scoreLabel.frame = CGRect(x: 10, y: 5, width: 100, height: 20)
    scoreLabel.accessibilityIdentifier = "score"
    addSubview(scoreLabel)
    stateLabel.frame = CGRect(x: 130, y: 5, width: 100, height: 20)
    stateLabel.textAlignment = .right
    stateLabel.accessibilityIdentifier = "state"
    stateLabel.text = "ready"
    addSubview(stateLabel)
    updateScore()
    placeBasket(animated: false)

    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(togglePause)))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Keyboard

  override var canBecomeFirstResponder: Bool { return true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(moveLeft)),
      UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #selector(moveRight)),
      UIKeyCommand(title: "New Game", action: #selector(newGame(_:)), input: "n", modifierFlags: .command),
    ]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var didHandleEvent = false
    for press in presses {
      guard let key = press.key else { continue }
      if key.charactersIgnoringModifiers == " " {
        togglePause()
        didHandleEvent = true
      }
    }
    if !didHandleEvent { super.pressesBegan(presses, with: event) }
  }

  // MARK: - Game

  @objc func newGame(_ sender: Any?) {
    endGame()
    apples.forEach { $0.removeFromSuperview() }
    apples = []
    (score, dropped) = (0, 0)
    updateScore()
    stateLabel.text = "playing"
    displayLink = CADisplayLink(target: self, selector: #selector(update(_:)))
    displayLink?.add(to: .current, forMode: .common)
    dropTimer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(dropApple), userInfo: nil, repeats: true)
    dropTimer?.tolerance = 0
  }

  @objc private func dropApple(timer: Timer) {
    guard displayLink?.isPaused == false else { return }
    let apple = UIView(frame: CGRect(x: 20 + CGFloat(dropped % 3) * columnWidth, y: 30, width: 20, height: 20))
    apple.backgroundColor = .systemRed
    apple.layer.cornerRadius = 10
    insertSubview(apple, belowSubview: basket)
    apples.append(apple)
    dropped += 1
    if dropped == 3 { timer.invalidate() }
  }

  @objc private func update(_ link: CADisplayLink) {
    defer { lastTimestamp = link.timestamp }
    guard lastTimestamp > 0 else { return }
    let elapsed = CGFloat(link.timestamp - lastTimestamp)
    for apple in apples {
      apple.center.y += 200 * elapsed
      if apple.frame.intersects(basket.frame) {
        score += 1
        updateScore()
        remove(apple)
      } else if apple.frame.minY > bounds.maxY {
        remove(apple)
      }
    }
    if dropped == 3 && apples.isEmpty {
      endGame()
      stateLabel.text = "over"
    }
  }

  private func remove(_ apple: UIView) {
    apples.removeAll { $0 === apple }
    apple.removeFromSuperview()
  }

  private func endGame() {
    displayLink?.invalidate()
    displayLink = nil
    dropTimer?.invalidate()
    lastTimestamp = 0
  }

  @objc func togglePause() {
    guard let link = displayLink else { return newGame(nil) }
    link.isPaused.toggle()
    lastTimestamp = 0
    stateLabel.text = link.isPaused ? "paused" : "playing"
  }

  @objc func moveLeft() {
    column = max(column - 1, 0)
    placeBasket(animated: true)
  }

  @objc func moveRight() {
    column = min(column + 1, 2)
    placeBasket(animated: true)
  }

  @objc private func didSwipe(_ recognizer: UISwipeGestureRecognizer) {
    recognizer.direction == .left ? moveLeft() : moveRight()
  }

  private func placeBasket(animated: Bool) {
    UIView.animate(withDuration: animated ? 0.1 : 0) {
      self.basket.frame.origin.x = CGFloat(self.column) * self.columnWidth
    }
  }

  private func updateScore() {
    scoreLabel.text = "Score: \(score)"
  }
}

class GameViewController: UIViewController {
  override func loadView() {
    view = GameView(frame: CGRect(x: 0, y: 0, width: 240, height: 220))
  }
}

#Preview("Catch", traits: .fixedLayout(width: 480, height: 320)) {
  GameViewController()
}
