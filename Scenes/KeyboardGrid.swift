// Everything by the keyboard: a view that takes the keys, and commands with a modifier.
//
// The arrow keys move the marker over the board, Space leaves a tile or takes it away, Ctrl+Z takes back, Ctrl+N clears
// the board. A click moves the marker there.

import UIKit

final class Board: UIView {
  private static let (columns, rows, side) = (8, 5, CGFloat(54))
  private let marker = UIView()
  private var tiles: [Int: UIView] = [:]
  private var place = 0
  private var done: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    marker.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    marker.layer.borderWidth = 4
    marker.layer.borderColor = UIColor.systemBlue.cgColor
    marker.layer.cornerRadius = 8
    marker.layer.zPosition = 1
    marker.center = middle(of: 0)
    addSubview(marker)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "z", modifierFlags: .control, action: .takeBack),
      UIKeyCommand(input: "n", modifierFlags: .control, action: .clear),
    ]
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: move(-1, 0)
      case .keyboardRightArrow: move(1, 0)
      case .keyboardUpArrow: move(0, -1)
      case .keyboardDownArrow: move(0, 1)
      case .keyboardSpacebar:
        done.append(place)
        turn(place)
      default: super.pressesBegan(presses, with: event)
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let (column, row) = (Int(point.x / (Self.side + 6)), Int(point.y / (Self.side + 6)))
    go(to: column, row)
  }

  func takeBack() {
    if let last = done.popLast() { turn(last) }
  }

  func clear() {
    done = []
    for place in tiles.keys { turn(place) }
  }

  private func move(_ x: Int, _ y: Int) {
    go(to: place % Self.columns + x, place / Self.columns + y)
  }

  private func go(to column: Int, _ row: Int) {
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return }
    place = row * Self.columns + column
    UIView.animate(withDuration: 0.15) { self.marker.center = self.middle(of: self.place) }
  }

  /// Leaves a tile, or takes the one that is there.
  private func turn(_ place: Int) {
    if let tile = tiles.removeValue(forKey: place) {
      UIView.animate(withDuration: 0.2) {
        tile.alpha = 0
        tile.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      } completion: { _ in
        tile.removeFromSuperview()
      }
      return
    }
    let tile = UIView(frame: CGRect(x: 0, y: 0, width: Self.side - 10, height: Self.side - 10))
    tile.center = middle(of: place)
    tile.backgroundColor = UIColor(
      hue: CGFloat(place) / CGFloat(Self.columns * Self.rows),
      saturation: 0.6,
      brightness: 0.9,
      alpha: 1
    )
    tile.layer.cornerRadius = 6
    tile.isUserInteractionEnabled = false
    tiles[place] = tile
    insertSubview(tile, belowSubview: marker)
    tile.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    UIView.animate(springDuration: 0.4, bounce: 0.3) { tile.transform = .identity }
  }

  private func middle(of place: Int) -> CGPoint {
    let pitch = Self.side + 6
    return CGPoint(
      x: (CGFloat(place % Self.columns) + 0.5) * pitch,
      y: (CGFloat(place / Self.columns) + 0.5) * pitch + 10
    )
  }
}

extension Selector {
  static let takeBack = Selector("takeBack", Board.takeBack)
  static let clear = Selector("clear", Board.clear)
}

#Preview("Keyboard Grid", traits: .fixedLayout(width: 480, height: 320)) {
  Board(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
}
