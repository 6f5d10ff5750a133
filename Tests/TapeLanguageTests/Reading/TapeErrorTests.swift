import TapeLanguage
import Testing

/// What is said of a line that is wrong: where, what, and the way out.
struct `Errors of a tape` {
  @Test(arguments: [
    ("Clik #card", "1:1: error: no command is called `Clik`; did you mean `Click`?"),
    ("Ctrl+Clik", "1:1: error: no command is called `Ctrl+Clik`; did you mean `Ctrl+Click`?"),
    ("Ctrl+Sleep 1s", "1:1: error: no command is called `Ctrl+Sleep`; did you mean `Sleep`?"),
    ("Ctlr+Click", "1:1: error: no command is called `Ctlr+Click`; did you mean `Click`?"),
    ("Alt+Alt+Drag", "1:1: error: no command is called `Alt+Alt+Drag`; did you mean `Drag`?"),
    ("#comment", "1:1: error: no command is called `#comment`; a comment has a space after its #"),
    ("Set FSP 30", "1:5: error: no setting is called `FSP`; did you mean `FPS`?"),
    ("Key Retrun", "1:5: error: no key is called `Retrun`; did you mean `Return`?"),
    ("Key Ctlr+a", "1:5: error: no key is called `Ctlr+a`; did you mean `Ctrl`?"),
    (
      "Key Hm x2",
      "1:5: error: no key is called `Hm`; write a character, or a name such as Return, Left or F5"
    ),
    (
      "Drag #knob",
      "1:11: error: a target (#name, @identifier or X,Y) is missing; "
        + "write `Drag <target> <target> [duration]`"
    ),
    (
      "Sleep 600",
      "1:7: error: `600` is not a duration (600ms, 1.5s); write `Sleep <duration>`"
    ),
    ("Hide now", "1:6: error: `now` is too much; write `Hide`"),
    (
      "Set PlaybackSped 2",
      "1:5: error: no setting is called `PlaybackSped`; did you mean `PlaybackSpeed`?"
    ),
    (
      "Set Marginfill2 #000000",
      "1:5: error: no setting is called `Marginfill2`; did you mean `MarginFill`?"
    ),
    (
      "Set MarginFill blue",
      "1:16: error: `blue` is not #RRGGBB or transparent; "
        + "write `Set MarginFill <#RRGGBB|transparent>`"
    ),
    (
      "Set WindowBar Colourful",
      "1:15: error: `Colourful` is not off, Colorful, ColorfulRight, Rings or RingsRight; "
        + "did you mean `Colorful`?"
    ),
    (
      "Set BorderRadius 12px",
      "1:18: error: `12px` is not a whole number of points, 0 … 500; "
        + "write `Set BorderRadius <0–500>`"
    ),
    (
      "Set IdleLimit 0ms",
      "1:15: error: `0ms` is not a duration above 0 (600ms, 1.5s); write `Set IdleLimit <duration>`"
    ),
    (
      "Set IdelLimit 2s",
      "1:5: error: no setting is called `IdelLimit`; did you mean `IdleLimit`?"
    ),
    (
      "Set PlaybackSpeed 2x",
      "1:19: error: `2x` is not a number, 0.1 … 10, with at most two decimals; "
        + "write `Set PlaybackSpeed <0.1–10>`"
    ),
    (
      "Set FPS 240",
      "1:9: error: `240` is not a whole number, 10 … 120; write `Set FPS <10–120>`"
    ),
    (
      "Set Keys mca",
      "1:10: error: `mca` is not off, pc or mac; did you mean `mac`?"
    ),
    (
      "Type Hello",
      "1:6: error: `Hello` is not a text in straight quotes (\"Hello\"); "
        + "write `Type \"<text>\" [duration]`"
    ),
    (
      "  Caption \"Hello",
      "1:11: error: the text that begins here has no end in this line; "
        + "close it with \"; a quote within it is written \\\""
    ),
    (
      #"Type "a\d""#,
      "1:8: error: a \\ in a text has no meaning before this; "
        + "write \\\\ for \\; there is \\\" \\n \\t \\r and \\u{…}, too"
    ),
    (
      "Expect #a.name > \"b\"",
      "1:16: error: `>` is for numbers only; compare with == or !="
    ),
    (
      "Expect #a.name == \"b\" ± 2",
      "1:23: error: a tolerance is for numbers only; take it away"
    ),
    (
      "Expect #a.x >= 2 ± 1",
      "1:18: error: `>=` has no tolerance; add it to the number, or take it from it"
    ),
    (
      "WaitFor #a.x == 1",
      "1:18: error: `timeout` and a duration is missing; "
        + "write `WaitFor <expression> timeout <duration>`"
    ),
    ("Hide \u{1B}[2J", "1:6: error: `\\u{1b}[2J` is too much; write `Hide`"),
  ])
  func `an error has the place, the reason and how to fix it`(line: String, message: String) {
    let reading = TapeReading(line, file: "a.tape")
    #expect(reading.errors.map(\.message) == ["a.tape:" + message])
    #expect(reading.tape.commands == [])
  }

  @Test func `all lines with errors are reported, and the others are read`() {
    let text = "Hide\nHied\nSleep\nShow\nMove nowhere\n"
    let reading = TapeReading(text, file: "a.tape")
    #expect(reading.errors.map(\.place.line) == [2, 3, 5])
    #expect(reading.tape.commands.map(\.command) == [.hide, .show])
  }

  @Test(arguments: [
    "Set FPS 9", "Set PlaybackSpeed 0.09", "Set PlaybackSpeed 10.01", "Set PlaybackSpeed 0.125",
    "Set PlaybackSpeed", "Set FPS 30.5", "Set Size 0x1", "Set Size 1x16385", "Set Size 10x10x10",
    "Set Size 480",
    "Set Margin -1", "Set Margin 501", "Set Margin 2.5", "Set Margin", "Set BorderRadius 501",
    "Set IdleLimit 0s", "Set IdleLimit 2", "Set IdleLimit off", "Set IdleLimit",
    "Set BorderRadius 10%", "Set MarginFill red", "Set MarginFill \"#12345\"", "Set WindowBar on",
    "Set WindowBar \"Rings\"", "Set WindowBar Rings Rings",
    "Set Scale 0.5", "Set Scale 5", "Set Crop 1,2,3", "Set Crop 1,2,0,4", "Set Crop 1,2,3,-4",
    "Set Background red", "Set Background #1234567", "Set Duration 2h", "Set Loop 0",
    "Set Loop 1001",
    "Set Seed -1", "Set Seed 18446744073709551616", "Set Cursor yes", "Set", "Set FPS",
    "Set FPS 30 40",
    "Set Preview \"\"", "Output", "Output \"\"", "Key", "Key a 3", "Key a x0", "Key a x1001",
    "Sleep -1s",
    "Sleep 3601s", "Sleep s", "Sleep 1m", "Sleep \"1s\"", "Zoom #a", "Zoom #a 2", "Zoom #a 0.5x",
    "Zoom #a 11x", "Zoom off #a", "Golden", "Golden a 3", "Golden a tolerance",
    "Golden a tolerance 256",
    "Inspect", "Inspect trails", "Inspect why opacity", "Inspect #a why", "Inspect #a hit",
    "Inspect #a+1,2", "Inspect 1,2", "Inspect off now",
    "Scroll", "Scroll #list", "Scroll 1,2 #list", "Click #a up", "Click left right", "\"Hide\"",
    #"Type "\u{D800}""#, #"Type "\u{}""#, #"Type "\u{110000}""#, #"Type "\"#, #"Type "\u{41""#,
  ])
  func `a line that is wrong is one error and no command`(line: String) {
    let reading = TapeReading(line, file: "a.tape")
    #expect(reading.errors.count == 1)
    #expect(reading.tape.commands == [])
  }
}
