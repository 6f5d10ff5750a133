import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

/// A text field in a stage in a window of 220 × 60 points on a display, with a clipboard of its own connection.
final class FieldWindow {
  let display: VirtualDisplay
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let pasteboard: X11Pasteboard
  let window: X11Window
  private let stage: WindowStage
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 60))
  private let connection: X11Connection

  /// - Parameters:
  ///   - display: One that another window is on; a new one without.
  ///   - y: Where it is on the screen, from the top.
  ///   - patience: How long others may take to answer what is pasted, in seconds.
  /// - Throws: When there is no such display, or no window to be had.
  init(on display: VirtualDisplay? = nil, y: Int = 0, patience: Double = 60) throws {
    self.display = try display ?? VirtualDisplay(width: 400, height: 300)
    connection = try X11Connection(displayName: self.display.name)
    pasteboard = X11Pasteboard(connection: connection, patience: patience)
    window = try X11Window(
      connection: connection,
      title: "Test",
      width: 220,
      height: 60,
      options: X11WindowOptions()
    )
    scene.makeKeyAndVisible()
    field.font = UIFont(name: "Pegbar Test", size: 20)
    field.borderStyle = .roundedRect
    scene.addSubview(field)
    stage = WindowStage(window: window, scene: scene)
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    try window.show()
    if y != 0 { try self.display.place(window: window.id, x: 0, y: y) }
    try use()
  }

  isolated deinit {
    UIPasteboard.host = nil
    pasteboard.close()
    window.close()
    scene.endEditing(true)
    scene.isHidden = true
    CATransaction.flush()
  }

  /// Gives the keyboard to the window, the keys to the field, and what is copied to its connection: as another program
  /// would have it.
  func use() throws {
    UIPasteboard.host = pasteboard
    #expect(field.becomeFirstResponder())
    try display.focus(window: window.id)
  }

  var text: String { field.text ?? "" }

  /// What is selected.
  var selected: String { field.selectedTextRange.flatMap { field.text(in: $0) } ?? "" }

  func remove() { field.removeFromSuperview() }

  /// Where a caret at an offset is in the window.
  func place(at offset: Int) throws -> (x: Int, y: Int) {
    let position = try #require(
      field.position(from: field.beginningOfDocument, offset: offset)
    )
    let rect = field.convert(field.caretRect(for: position), to: nil)
    return (Int(rect.midX), Int(rect.midY))
  }

  /// Clicks on a place in the text, in a window at the screen's upper left.
  ///
  /// Without a program in between: all within the time for a double click, on any machine.
  func click(at offset: Int, times: Int = 1) throws {
    let place = try place(at: offset)
    let pointer = try FakePointer(displayName: display.name)
    pointer.move(x: Int32(place.x), y: Int32(place.y))
    for _ in 0..<times {
      for isDown in [true, false] { pointer.press(isDown) }
    }
  }

  /// Waits for the field to have a text.
  func expect(_ text: String, at location: SourceLocation = #_sourceLocation) async throws {
    let came = try await waitUntil { self.text == text }
    #expect(came, "it has \(self.text)", sourceLocation: location)
  }

  func expect(selected: String, at location: SourceLocation = #_sourceLocation) async throws {
    let came = try await waitUntil { self.selected == selected }
    #expect(came, "\(self.selected) is selected", sourceLocation: location)
  }
}
