import TapeLanguage
import Testing

/// Where the pointer can be sent.
struct `Targets` {
  @Test(arguments: [
    ("#card", TapeTarget(.name("card"))),
    ("#card+10,-4", TapeTarget(.name("card"), offset: TapePoint(x: 10, y: -4))),
    ("#card-10,4.5", TapeTarget(.name("card"), offset: TapePoint(x: -10, y: 4.5))),
    ("#card-1.5,+2", TapeTarget(.name("card"), offset: TapePoint(x: -1.5, y: 2))),
    ("#close-button", TapeTarget(.name("close-button"))),
    ("#item-3", TapeTarget(.name("item-3"))),
    ("#item-3+1,2", TapeTarget(.name("item-3"), offset: TapePoint(x: 1, y: 2))),
    ("#item-3-1,2", TapeTarget(.name("item-3"), offset: TapePoint(x: -1, y: 2))),
    ("#größe_2", TapeTarget(.name("größe_2"))),
    ("#\"my card\"", TapeTarget(.name("my card"))),
    ("#\"my card\"-3,4", TapeTarget(.name("my card"), offset: TapePoint(x: -3, y: 4))),
    ("@submit", TapeTarget(.identifier("submit"))),
    (
      "@\"com.example.ok\"+0,8",
      TapeTarget(.identifier("com.example.ok"), offset: TapePoint(x: 0, y: 8))
    ),
    ("120,40", TapeTarget(.point(TapePoint(x: 120, y: 40)))),
    ("-12.5,+40", TapeTarget(.point(TapePoint(x: -12.5, y: 40)))),
    ("120,40-1,-2", TapeTarget(.point(TapePoint(x: 120, y: 40)), offset: TapePoint(x: -1, y: -2))),
  ])
  func `a target is a name, an identifier or a point, with an offset`(
    text: String,
    target: TapeTarget
  ) {
    let reading = TapeReading("Move \(text)", file: "a.tape")
    #expect(reading.errors == [])
    #expect(reading.tape.commands.map(\.command) == [.move(target)])
  }

  @Test(arguments: [
    "card", "#", "@", "#+1,2", "#card+10", "#card+,", "#card,4", "#card-x,4", "#card.opacity",
    "##card",
    "#\"\"", "#\"card\"x", "\"card\"", "#\"a\"+1,2\"b\"", "x#\"card\"", "1", "1,", ",1", "1,2,3",
    "1,2+3",
    "1e3,4", "nan,1", "inf,2", "9999999999,1", "1.,2", ".5,2", "--1,2", "#card+1,2+3,4", "#a\"b\"",
  ])
  func `nothing else is a target`(text: String) {
    let reading = TapeReading("Move \(text)", file: "a.tape")
    #expect(reading.tape.commands == [])
    #expect(reading.errors.count == 1)
  }

  @Test(arguments: [
    (TapeTarget(.name("my card"), offset: TapePoint(x: -3, y: 0)), "#\"my card\"-3,0"),
    (TapeTarget(.name("a"), offset: TapePoint(x: 0, y: -1.5)), "#a+0,-1.5"),
    (TapeTarget(.point(TapePoint(x: 0.00001, y: 1_000_000_000))), "0.00001,1000000000"),
  ])
  func `a target is written as it is read`(target: TapeTarget, text: String) {
    #expect(target.description == text)
  }
}
