import CoreGraphics
import SceneProtocol
import Testing
import UIKit
import WindowSystem

@testable import PreviewApp

struct `What the selected literal is, to be dragged` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let view = TuningView(frame: CGRect(x: 20, y: 90, width: 380, height: TuningView.height))

  init() {
    window.addSubview(view)
    window.isHidden = false
  }

  /// The pointer goes from the left end of a slider to beyond its right one.
  private func drag(slider number: Int) {
    let line = view.convert(view.trackRect(number), to: window)
    func pointer(_ x: CGFloat) -> PointerState {
      PointerState(location: CGPoint(x: x, y: line.midY), time: 0)
    }
    var inputs: [InputEvent] = [.pointerPressed(pointer(line.minX), button: .left)]
    inputs += [0.5, 1, 1.2].map { .pointerMoved(pointer(line.minX + line.width * $0)) }
    inputs.append(.pointerReleased(pointer(line.maxX), button: .left))
    for input in inputs { UIApplication.shared.handle(input, in: window) }
    window.isHidden = true
  }

  /// Alpha has no literal here, and so no slider.
  @Test func `is a color, whose parts have a slider each`() throws {
    let text = "UIColor(red: «1.0», green: «0.0», blue: «0.25», alpha: a)"
    var dragged: [(index: Int, value: Double)] = []
    view.onDrag = { dragged += $0 }
    view.show(try draft(text, [.double, .double, .double]), 0)
    #expect(view.lines == ["color #ff0040ff"])
    drag(slider: 1)
    #expect(dragged.map(\.index) == [1, 1, 1, 1] && dragged.map(\.value) == [0, 0.5, 1, 1])
  }

  @Test func `is a color of hexadecimal digits, of which all parts are new`() throws {
    var colors: [[Double]] = []
    view.onHex = { colors.append($0) }
    view.show(try draft("x = «0xFF0000»", [.int]), 0)
    drag(slider: 2)
    #expect(colors == [[1, 0, 0], [1, 0, 0.5], [1, 0, 1], [1, 0, 1]])
  }
}
