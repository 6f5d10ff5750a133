import TapeLanguage
import SceneProtocol
import Testing

/// The tape of the user's input, line by line.
///
/// The card's middle is at 140,80, the knob's at 310,210.
struct `A tape that is written` {
  private var hand = Hand()

  @Test func `begins with what it is of, and ends when it was ended`() {
    var heading = TapeWriter.Heading(title: "card.swift", scene: ["my card.swift"])
    (heading.preview, heading.size) = ("Fade In", SceneRequest.Size(width: 480, height: 320))
    heading.remarks = ["The window had another size later."]
    let text = TapeWriter([], until: 2.34, heading).text
    #expect(
      text == """
        # What was done to card.swift in its window.
        # The window had another size later.
        Set Scene "my card.swift"
        Set Preview "Fade In"
        Set Size 480x320

        Sleep 2.35s

        """
    )
  }

  /// Where the pointer comes from first is for who plays the tape to say.
  @Test mutating func `a click goes to what is there by itself, the first with a duration`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 142, y: 77))
    hand.wait(0.2)
    hand.click()
    hand.wait(1.91)
    hand.move(to: TapePoint(x: 318, y: 206))
    hand.wait(0.1)
    hand.click(.right)
    hand.wait(1)
    #expect(
      hand.lines == [
        "Sleep 900ms", "Move #card 500ms", "Sleep 100ms", "Click", "Sleep 1.6s",
        "Click #knob+8,-4 right", "Sleep 1s",
      ]
    )
  }

  @Test mutating func `clicks in place are where the pointer is, and two of them a double click`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 20, y: 30))
    for pause in [0.08, 1, 0.3] {
      hand.click()
      hand.wait(pause)
    }
    hand.click()
    hand.wait(0.5)
    #expect(
      hand.lines == [
        "Sleep 700ms", "Move 20,30 500ms", "Sleep 100ms", "DoubleClick", "Sleep 1s", "Click",
        "Sleep 350ms", "Click", "Sleep 500ms",
      ]
    )
  }

  @Test mutating func `a drag has its duration, and goes from what it takes`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 312, y: 210))
    hand.wait(0.2)
    hand.press()
    hand.move(to: TapePoint(x: 392, y: 206), within: 0.8)
    hand.release()
    hand.wait(0.5)
    #expect(
      hand.lines == [
        "Sleep 800ms", "Move #knob+2,0 500ms", "Sleep 100ms", "Drag #knob+2,0 #knob+82,-4 650ms",
        "Sleep 500ms",
      ]
    )
  }

  @Test mutating func `a button that is held in place is a drag to where it is`() {
    hand.move(to: TapePoint(x: 140, y: 80))
    hand.wait(0.7)
    hand.click(holding: 0.9)
    #expect(
      hand.lines == ["Sleep 300ms", "Move #card 500ms", "Sleep 100ms", "Drag #card #card 750ms"]
        || hand.lines == ["Sleep 400ms", "Move #card 500ms", "Drag #card #card 750ms"]
    )
  }

  @Test mutating func `a drag on a path of its own is reported as one`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 20, y: 200))
    hand.press()
    hand.move(to: TapePoint(x: 120, y: 100))
    hand.move(to: TapePoint(x: 220, y: 200))
    hand.release()
    let remarks = hand.lines.filter { $0.hasPrefix("#") }
    #expect(remarks == ["# The way of this drag was another one: a tape's is nearly straight."])
    #expect(hand.lines.last == "Drag 20,200 220,200 450ms")
  }

  @Test mutating func `turns of the wheel are one as long as they go one way`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 140, y: 80))
    for _ in 0..<4 {
      hand.turn(TapePoint(x: 0, y: -15.1))
      hand.wait(0.1)
    }
    hand.turn(TapePoint(x: 0, y: 30))
    #expect(
      hand.lines == [
        "Sleep 700ms", "Move #card 500ms", "Sleep 100ms", "Scroll 0,-60.4 300ms", "Sleep 100ms",
        "Scroll 0,30 50ms",
      ]
    )
  }

  @Test mutating func `a pointer that rests somewhere has gone there`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 140, y: 80), within: 0.4)
    hand.wait(2)
    hand.move(to: TapePoint(x: 310, y: 210), within: 0.25)
    hand.wait(1.5)
    hand.click()
    #expect(
      hand.lines == [
        "Sleep 1s", "Move #card 400ms", "Sleep 2s", "Move #knob 250ms", "Sleep 1.5s", "Click",
      ]
    )
  }

  /// It is not where it is going to be when the way to it begins.
  @Test mutating func `what moves is clicked at a point`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 140, y: 80))
    hand.rectangles["card"]?.x += 7
    hand.wait(0.1)
    hand.click()
    hand.wait(1)
    #expect(hand.lines.contains("Move 140,80 500ms"))
  }

  @Test mutating func `keys close after one another are a text`() {
    hand.wait(0.5)
    hand.type("Hello", each: 0.09)
    hand.wait(1)
    hand.type("slow \"#\"", each: 0.2)
    hand.wait(1)
    hand.type("x", each: 0.3)
    hand.key("Return")
    #expect(
      hand.lines == [
        "Sleep 500ms", "Type \"Hello\"", "Sleep 1.05s", "Type \"slow \\\"#\\\"\" 200ms", "Sleep 1s",
        "Key x", "Sleep 200ms", "Key Return",
      ]
    )
  }

  @Test mutating func `the same key again and again is a count, where its times allow that`() {
    for pause in [0.13, 0.1, 0.4, 0.2] {
      hand.key("Left")
      hand.wait(pause)
    }
    hand.key("Ctrl+Shift+a")
    hand.key("Ctrl+a", isRepeat: true)
    hand.wait(0.2)
    hand.type(" ", each: 1)
    #expect(
      hand.lines == [
        "Key Left x3", "Sleep 250ms", "Key Left", "Sleep 100ms", "Key Ctrl+Shift+a",
        "# The key before this was held down: a tape's is released at once.", "Sleep 100ms",
        "Key Space", "Sleep 850ms",
      ]
    )
  }

  @Test mutating func `keys that come faster than a tape's are as many`() {
    for _ in 0..<5 {
      hand.key("Left")
      hand.wait(0.02)
    }
    hand.wait(1)
    #expect(hand.lines == ["Key Left x5", "Sleep 500ms"])
  }

  @Test mutating func `what a tape cannot say is left out with a word`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 20, y: 30))
    hand.press()
    hand.press(.right)
    hand.key("Left")
    hand.turn(TapePoint(x: 0, y: 15))
    hand.release(.right)
    hand.release()
    hand.wait(1)
    hand.note(.key(ObservedKey(keysym: 0x1008_FF11)))
    hand.note(.key(ObservedKey(keysym: 0xFFE1, modifiers: [.shift])))
    hand.press(.middle)
    hand.move(to: TapePoint(x: 120, y: 30))
    hand.release(.middle)
    hand.note(.otherButton(8))
    hand.click()
    hand.wait(1)
    hand.press()
    hand.note(.focusLost)
    #expect(
      hand.lines.filter { $0.hasPrefix("#") } == [
        "# Left out: the right button, while another was held.",
        "# Left out: a key, while a button was held.",
        "# Left out: the wheel, while a button was held.",
        "# Left out: a key that has no name here (X keysym 0x1008FF11).",
        "# Left out: a drag with the middle button.",
        "# Left out: button 8 of the mouse, which has no name here.",
        "# Left out: a button that was held when the window lost the keyboard.",
      ]
    )
    #expect(hand.lines.filter { $0.hasPrefix("Click") }.count == 2)
    hand.press()
    #expect(hand.lines.contains("# Left out: a button that was not released any more."))
  }

  @Test mutating func `modifier keys stand in front of what they were held with`() {
    hand.wait(1)
    hand.move(to: TapePoint(x: 20, y: 30))
    hand.wait(0.3)
    hand.click(holding: 0.09, [.shift])
    hand.wait(1)
    // Two clicks with different keys are no double click.
    hand.click(holding: 0.09, [.control])
    hand.wait(0.07)
    hand.click(holding: 0.09)
    hand.wait(1)
    hand.note(.press(.left, at: hand.pointer), modifiers: [.control, .shift])
    hand.move(to: TapePoint(x: 200, y: 30), within: 1)
    hand.release()
    hand.wait(1)
    hand.note(.wheel(TapePoint(x: 0, y: 48), at: hand.pointer), modifiers: [.alt])
    hand.note(.wheel(TapePoint(x: 0, y: 48), at: hand.pointer))
    let lines = hand.lines.filter { !$0.hasPrefix("Sleep") && !$0.hasPrefix("Move") }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "Shift+Click", "Ctrl+Click", "Click", "Ctrl+Shift+Drag", "Alt+Scroll", "Scroll",
      ]
    )
  }

  @Test mutating func `what came after the end counts no more`() {
    hand.wait(1)
    hand.key("Left")
    let heading = TapeWriter.Heading(title: "a.swift", scene: ["a.swift"])
    #expect(!TapeWriter(hand.inputs, until: 0.9, heading).text.contains("Key"))
    #expect(TapeWriter(hand.inputs, until: 1, heading).text.contains("Key Left"))
  }
}
