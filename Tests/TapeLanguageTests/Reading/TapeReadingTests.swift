import TapeLanguage
import SceneProtocol
import Testing

/// What each line of a tape means.
struct `Reading a tape` {
  @Test(arguments: [
    ("Output demo.gif", TapeCommand.output("demo.gif")),
    ("Output \"my demo.gif\"", .output("my demo.gif")),
    ("Source ../house.tape", .source("../house.tape")),
    ("Move #card", .move(TapeTarget(.name("card")))),
    ("move #card 600ms", .move(TapeTarget(.name("card")), duration: .ms(600))),
    ("Click", .click()),
    ("Click right", .click(nil, .right)),
    ("CLICK @ok Middle", .click(TapeTarget(.identifier("ok")), .middle)),
    ("Click 10,20.5", .click(TapeTarget(.point(TapePoint(x: 10, y: 20.5))))),
    ("DoubleClick", .doubleClick()),
    ("doubleclick #a", .doubleClick(TapeTarget(.name("a")))),
    (
      "Drag #knob 200,40 0.8s",
      .drag(
        TapeTarget(.name("knob")),
        to: TapeTarget(.point(TapePoint(x: 200, y: 40))),
        duration: .ms(800)
      )
    ),
    ("Ctrl+Click", .holding([.control], .click())),
    ("ctrl+SHIFT+doubleclick #a", .holding([.control, .shift], .doubleClick(.init(.name("a"))))),
    ("Option+Click right", .holding([.alt], .click(nil, .right))),
    ("Shift+Move #a", .holding([.shift], .move(TapeTarget(.name("a"))))),
    (
      "Cmd+Drag #a #b 1s",
      .holding(
        [.command],
        .drag(TapeTarget(.name("a")), to: TapeTarget(.name("b")), duration: .ms(1000))
      )
    ),
    ("Alt+Scroll 0,-1", .holding([.alt], .scroll(by: TapePoint(x: 0, y: -1)))),
    ("Scroll 0,-120", .scroll(by: TapePoint(x: 0, y: -120))),
    ("Scroll 0,-120 400ms", .scroll(by: TapePoint(x: 0, y: -120), duration: .ms(400))),
    ("Scroll #list 0,-120", .scroll(TapeTarget(.name("list")), by: TapePoint(x: 0, y: -120))),
    (
      "Scroll 5,6 0,-120 1s",
      .scroll(
        TapeTarget(.point(TapePoint(x: 5, y: 6))),
        by: TapePoint(x: 0, y: -120),
        duration: .ms(1000)
      )
    ),
    ("Type \"Hello # you\" 50ms", .type("Hello # you", each: .ms(50))),
    ("Type \"\"", .type("")),
    ("Sleep 600ms", .sleep(.ms(600))),
    ("Caption \"Tap the card\"", .caption("Tap the card")),
    ("Chapter \"Press\" 2s", .chapter("Press", duration: .ms(2000))),
    ("Hide", .hide), ("show", .show),
    ("Zoom #card 2x", .zoom(TapeTarget(.name("card")), factor: 2)),
    (
      "Zoom @card 1.5X 400ms",
      .zoom(TapeTarget(.identifier("card")), factor: 1.5, duration: .ms(400))
    ),
    ("Zoom OFF", .zoomOff()), ("Zoom off 1s", .zoomOff(duration: .ms(1000))),
    ("Screenshot mid.png", .screenshot("mid.png")),
    ("Golden press", .golden("press")),
    ("Inspect #card", .inspect(InspectorDrawing(.outline, of: .named("card")))),
    ("inspect @ok TRAILS", .inspect(InspectorDrawing(.trails, of: .identified("ok")))),
    (
      "Inspect #\"in front\" hit path", .inspect(InspectorDrawing(.hitPath, of: .named("in front")))
    ),
    ("Inspect hit path", .inspect(InspectorDrawing(.hitPath, of: nil))),
    ("Inspect cost", .inspect(InspectorDrawing(.cost, of: nil))),
    (
      "Inspect #card why backgroundColor",
      .inspect(InspectorDrawing(.why(property: "backgroundColor"), of: .named("card")))
    ),
    ("Inspect off", .inspect(nil)),
    ("Golden press tolerance 3", .golden("press", tolerance: 3)),
    (
      "WaitFor #card.presentation.opacity >= 1 timeout 2s",
      .waitFor(
        TapeExpression(.name("card"), "presentation.opacity", .atLeast, .number(1)),
        timeout: .ms(2000)
      )
    ),
    (
      "Expect #card.zPosition == 0",
      .expect(TapeExpression(.name("card"), "zPosition", .equal, .number(0)))
    ),
  ])
  func `a line is a command`(line: String, command: TapeCommand) {
    let reading = TapeReading(line, file: "a.tape")
    #expect(reading.errors == [])
    #expect(reading.tape.commands.map(\.command) == [command])
  }

  @Test(arguments: [
    ("Scene card.swift", TapeSetting.scene(["card.swift"])),
    ("Scene card.swift \"my theme.swift\"", .scene(["card.swift", "my theme.swift"])),
    ("Preview \"Fade In\"", .preview("Fade In")),
    ("fps 60", .framesPerSecond(60)),
    ("Device iPhone-16", .device(.standard)),
    ("Size 480x320", .size(SceneRequest.Size(width: 480, height: 320))),
    ("Scale 2", .scale(2)), ("Scale 1.5", .scale(1.5)),
    ("Crop 0,10,200,100", .crop(TapeRectangle(x: 0, y: 10, width: 200, height: 100))),
    ("Background #ff8000", .background(.color(TapeColor(red: 255, green: 128, blue: 0)))),
    ("Background Transparent", .background(.transparent)),
    ("Background scene", .background(.scene)),
    ("Margin 20", .margin(20)), ("Margin 0", .margin(0)), ("BorderRadius 500", .borderRadius(500)),
    ("MarginFill \"#6B50FF\"", .marginFill(.color(TapeColor(red: 107, green: 80, blue: 255)))),
    ("MarginFill #6b50ff", .marginFill(.color(TapeColor(red: 107, green: 80, blue: 255)))),
    ("MarginFill Transparent", .marginFill(.transparent)),
    ("WindowBar ColorfulRight", .windowBar(.colorfulRight)),
    ("WindowBar ringsright", .windowBar(.ringsRight)), ("WindowBar off", .windowBar(.off)),
    ("Duration 3s", .duration(.ms(3000))), ("Hold 2s", .hold(.ms(2000))),
    ("PlaybackSpeed 2.0", .playbackSpeed(TapeSpeed(hundredths: 200))),
    ("PlaybackSpeed 0.29", .playbackSpeed(TapeSpeed(hundredths: 29))),
    ("IdleLimit 1.5s", .idleLimit(.ms(1500))),
    ("Loop on", .loop(.forever)), ("Loop off", .loop(.once)), ("Loop 3", .loop(.times(3))),
    ("Seed 18446744073709551615", .seed(.max)),
    ("Cursor off", .cursor(false)), ("Clicks ON", .clicks(true)),
    ("Keys mac", .keys(.mac)), ("TypingSpeed 120ms", .typingSpeed(.ms(120))),
  ])
  func `Set sets`(line: String, setting: TapeSetting) {
    let reading = TapeReading("Set \(line)", file: "a.tape")
    #expect(reading.errors == [])
    #expect(reading.tape.commands.map(\.command) == [.set(setting)])
  }

  @Test(arguments: [
    ("Key Return", "Return", [], 1), ("Key a x3", "a", [], 3), ("Key x", "x", [], 1),
    ("Key ctrl+shift+left X12", "Left", [SceneKey.Modifier.control, .shift], 12),
    ("Key Ctrl++", "+", [.control], 1), ("Key \"#\"", "#", [], 1),
    ("Key Cmd+\"\\\"\"", "\"", [.command], 1),
  ])
  func `Key takes a key, with modifiers and how often`(
    line: String,
    name: String,
    modifiers: [SceneKey.Modifier],
    count: Int
  ) throws {
    let reading = TapeReading(line, file: "a.tape")
    guard case .key(let key, let read)? = reading.tape.commands.first?.command else {
      Issue.record("no key was read: \(reading)")
      return
    }
    #expect(key.name == name)
    #expect(key.modifiers == modifiers)
    #expect(read == count)
  }

  @Test func `a # of its own begins a comment, and one before a name does not`() {
    let text = "# a comment\n  #\n#\tnone\nMove #card # there\nHide #\n\n\t\nShow"
    let reading = TapeReading(text, file: "a.tape")
    #expect(reading.errors == [])
    #expect(
      reading.tape.commands.map(\.command) == [.move(TapeTarget(.name("card"))), .hide, .show]
    )
  }

  @Test func `commands know where they stand, in bytes, as compilers count`() {
    let text = "\u{FEFF}Hide\r\n\r\n  Show\r\n\tType \"ü\" oops"
    let reading = TapeReading(text, file: "tour.tape")
    let places = reading.tape.commands.map(\.place.description)
    #expect(places == ["tour.tape:1:1", "tour.tape:3:3"])
    #expect(reading.errors.map(\.place.description) == ["tour.tape:4:12"])
  }

  @Test func `quotes hold what cannot be written otherwise`() {
    let reading = TapeReading(#"Type "a\"b\\c\n\t\r\u{1F600}""#, file: "a.tape")
    #expect(reading.tape.commands.map(\.command) == [.type("a\"b\\c\n\t\r😀")])
  }

  @Test func `the later of two settings counts, and paths are relative to their tape`() {
    let text = """
      Set FPS 30
      Set Scene ../Card.swift
      Set FPS 25
      Output out/demo.gif
      Output /tmp/demo.png
      """
    let tape = TapeReading(text, file: "demos/tours/card.tape").tape
    #expect(tape.settings.framesPerSecond == 25)
    #expect(tape.settings.scene == ["demos/Card.swift"])
    #expect(tape.settings.size == nil)
    #expect(tape.outputs == ["demos/tours/out/demo.gif", "/tmp/demo.png"])
  }
}

extension TapeDuration {
  /// A duration in milliseconds.
  static func ms(_ count: Int) -> TapeDuration { TapeDuration(milliseconds: count) }
}
