import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// The mouse in a text field, what is seen of it, and the caret.
struct `The mouse in a text field` {
  @Test func `makes it the first responder and moves the caret to the pointer`() {
    let room = FieldRoom("0000000", isFocused: false)
    let places = (0...7).map { room.point(at: $0) }
    var time = 0.0
    for (offset, place) in places.enumerated() {
      // A little beside it, on either side, is still nearest to it.
      for distance in [-4.0, 4] where place.x + distance > places[0].x - 5 {
        time += 1
        room.shown.click(Double(place.x) + distance, 37, at: time)
        #expect(room.selection == NSRange(location: offset, length: 0))
      }
    }
    #expect(room.field.isEditing)
    room.shown.click(175, 37, at: 100)
    #expect(room.selection.location == 7)
  }

  @Test func `selects by dragging, back too, and beyond the field`() {
    let room = FieldRoom("0000")
    let places = (0...4).map { Double(room.point(at: $0).x) }
    room.shown.press(places[1], 37, at: 1)
    room.shown.move(places[3], 37, at: 1.1)
    #expect(room.picture == "0[00]0")
    room.shown.move(5, 90, at: 1.2)
    #expect(room.picture == "[0]000")
    room.shown.release(5, 90, at: 1.3)
    #expect(room.picture == "[0]000")
    room.type("1")
    #expect(room.text == "1000")
  }

  @Test func `selects a word with two clicks and all with three`() {
    let room = FieldRoom("00 11 22")
    let place = Double(room.point(at: 4).x)
    room.shown.click(place, 37, at: 1)
    room.shown.press(place, 37, at: 1.1)
    #expect(room.picture == "00 [11] 22")
    // From there by words.
    room.shown.move(Double(room.point(at: 7).x), 37, at: 1.15)
    #expect(room.picture == "00 [11 22]")
    room.shown.release(place, 37, at: 1.2)
    room.shown.click(place, 37, at: 1.25)
    #expect(room.picture == "[00 11 22]")
  }

  @Test func `extends the selection with Shift held`() {
    let room = FieldRoom("0000")
    let places = (0...4).map { Double(room.point(at: $0).x) }
    room.shown.click(places[1], 37, at: 1)
    room.shown.press(places[3], 37, at: 3, holding: .shift)
    room.shown.release(places[3], 37, at: 3.1)
    #expect(room.picture == "0[00]0")
    room.shown.press(places[0], 37, at: 5, holding: .shift)
    #expect(room.picture == "[0]000")
  }

  @Test func `pastes what was selected last with its middle button`() {
    let room = FieldRoom("00 11")
    let end = Double(room.point(at: 5).x)
    room.shown.click(Double(room.point(at: 1).x), 37, at: 1)
    room.shown.click(Double(room.point(at: 1).x), 37, at: 1.1)
    #expect(room.picture == "[00] 11")
    room.shown.click(.middle, end, 37, at: 2)
    #expect(room.picture == "00 1100|")
    // What is copied is another matter.
    #expect(UIPasteboard.general.string == nil)
    // The right button does nothing, nor does the middle one elsewhere.
    room.shown.click(.right, end, 37, at: 3)
    room.shown.click(.middle, 100, 150, at: 4)
    #expect(room.picture == "00 1100|")
    // A secure text is not offered to other programs.
    room.field.isSecureTextEntry = true
    room.key(FieldRoom.letter("a"), .control)
    room.field.isSecureTextEntry = false
    room.key(FieldRoom.home)
    room.shown.click(.middle, Double(room.point(at: 0).x), 37, at: 5)
    #expect(room.text == "0000 1100")
  }

  @Test func `comes between characters of both directions`() {
    let room = FieldRoom("ab אב")
    #expect((0...5).map { room.point(at: $0).x }.max() == room.point(at: 3).x)
    // Hebrew begins at its right.
    #expect(room.point(at: 4).x < room.point(at: 3).x)
    let place = room.point(at: 4)
    room.shown.click(Double(place.x), Double(place.y), at: 1)
    #expect(room.selection.location == 4)
  }

  @Test func `scrolls the text so that the caret is seen`() {
    let room = FieldRoom()
    let field = room.field
    room.type(String(repeating: "0", count: 40))
    let area = field.editingRect(forBounds: field.bounds)
    func caret(_ offset: Int) -> CGRect? {
      field.position(from: field.beginningOfDocument, offset: offset)
        .map { field.caretRect(for: $0) }
    }
    let whole = area.insetBy(dx: -0.01, dy: -0.01)
    #expect(caret(40).map { whole.contains($0) } == true)
    // As far to the right as can be.
    #expect(caret(40).map { $0.maxX } == area.maxX)
    room.key(FieldRoom.home)
    #expect(caret(0)?.minX == area.minX)
    // A click on the last that is seen, and on to the right.
    room.shown.click(Double(area.maxX) + 20 - 1, 37, at: 1)
    let place = room.selection.location
    #expect((9...14).contains(place))
    room.key(FieldRoom.right)
    room.key(FieldRoom.right)
    #expect(caret(place + 2).map { whole.contains($0) } == true)
  }

  private func isCaretSeen(_ room: FieldRoom) -> Bool {
    room.field.layer.sublayers?.contains { area in
      area.masksToBounds
        && area.sublayers?.contains { !$0.isHidden && $0.bounds.width == 2 } == true
    } == true
  }

  @Test func `sees a caret that blinks by the clock, and is on after a key`() {
    let room = FieldRoom("ab", isFocused: false)
    #expect(!isCaretSeen(room) && MediaTimers.shared.nextTime == .infinity)
    room.field.becomeFirstResponder()
    var seen: [Bool] = []
    for time in [0, 0.4, 0.6, 0.9, 1.1, 1.6] {
      room.shown.wait(until: time)
      seen.append(isCaretSeen(room))
    }
    #expect(seen == [true, true, false, false, true, false])
    #expect(MediaTimers.shared.nextTime == 2)
    room.type("c")
    #expect(isCaretSeen(room) && MediaTimers.shared.nextTime == 2.1)
    // Not with a selection, nor without the keyboard, nor the focus; then nothing runs either.
    room.key(FieldRoom.left, .shift)
    #expect(!isCaretSeen(room) && MediaTimers.shared.nextTime == .infinity)
    room.key(FieldRoom.left)
    #expect(isCaretSeen(room))
    room.shown.send(.focusChanged(false))
    #expect(!isCaretSeen(room) && MediaTimers.shared.nextTime == .infinity)
    room.shown.send(.focusChanged(true))
    #expect(isCaretSeen(room))
    room.field.resignFirstResponder()
    #expect(!isCaretSeen(room) && MediaTimers.shared.nextTime == .infinity)
    // Hours later, in one step.
    room.field.becomeFirstResponder()
    room.shown.wait(until: 10_000)
    #expect(MediaTimers.shared.nextTime > 10_000)
  }

  @Test func `starts no drag of a view behind`() {
    let room = FieldRoom("0000")
    let pan = UIPanGestureRecognizer()
    room.shown.window.addGestureRecognizer(pan)
    room.shown.press(40, 37, at: 1)
    room.shown.move(90, 37, at: 1.1)
    #expect(pan.state == .possible || pan.state == .failed)
    #expect(room.selection.length > 0)
    room.shown.release(90, 37, at: 1.2)
    room.shown.window.removeGestureRecognizer(pan)
  }
}
