import Foundation
import SceneProtocol
import Testing

struct `A crash report on the terminal` {
  private static let text = """
    said by the scene at /a, in libPegbar.so
     1 a table in libPegbar.so
    *** Program crashed: Illegal instruction at 0x00007f1c7a2d5a10 ***

    Thread 0 "card" crashed:

     0      0x000070 _assertionFailure(_:) + 248 in libswiftCore.so
     1 [ra] 0x000071 CALayer.add(_:) + 3 in libPegbar.so
     2 [ra] 0x000055 Plain.turn() + 167 in card at /home/me/card.swift:7:5
     3 [ra] 0x000072 TouchCall.tell() + 12 in libPegbar.so
     4 [ra] 0x000073 UIWindow.sendEvent(_:) + 12 in libPegbar.so at /src/UIWindow.swift:31:9
    ...
     8 [ra] 0x000055 $s4Card_33_2ALl7PreviewfMf_7previewfMu_() + 5 in c at /home/me/card.swift:9:3
     9 [ra] 0x000055 Plain.play() + 167 in card at /home/me/card.swift:3:5
    10 [ra] 0x000074 main + 8 in libPegbar.so
    ...

    Backtrace took 0.07s

     1 a table in libPegbar.so
    and a line that has not
    """

  private static let folded = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init).filter { !$0.contains("[ra] 0x000073") && !$0.contains("[ra] 0x000074") }
    .map { $0.contains("[ra] 0x000072") ? "     … 2 frames of Pegbar" : $0 }
    .map(PreviewFunction.named)
    .flatMap { $0.contains("Plain.play") ? [$0, "     … 1 frame of Pegbar"] : [$0] }
    .joined(separator: "\n")

  private func fold(_ bytes: [UInt8], inPartsOf length: Int) -> String {
    var (folding, shown) = (BacktraceFolding(), [UInt8]())
    for start in stride(from: 0, to: bytes.count, by: length) {
      shown += folding.take(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    return String(decoding: shown + folding.takeRest(), as: UTF8.self)
  }

  @Test(arguments: [1, 2, 7, 64, 10_000])
  func `has the library's calls above the scene's folded`(length: Int) {
    #expect(Self.folded.contains("CALayer.add") && !Self.folded.contains("UIWindow"))
    #expect(Self.folded.contains("[ra] 0x000055 #Preview + 5 in c at /home/me/card.swift:9:3"))
    #expect(fold(Array(Self.text.utf8), inPartsOf: length) == Self.folded)
  }

  @Test func `may be in color`() {
    let colored = Self.text.replacing(
      " in libPegbar.so",
      with: "\u{1B}[39m in \u{1B}[36mlibPegbar.so\u{1B}[39m"
    )
    .replacing("[ra]", with: "\u{1B}[34m[ra]\u{1B}[39m")
    let shown = fold(Array(colored.utf8), inPartsOf: 5)
    #expect(shown.contains("… 2 frames of Pegbar") && shown.contains("… 1 frame of Pegbar"))
    #expect(!shown.contains("UIWindow") && shown.contains("CALayer.add"))
  }

  /// A crash within the library: its frames are all there is to report.
  @Test func `keeps all of one without the scene's calls`() {
    let text = Self.text.replacing(" at /home/me/card.swift", with: " in card")
    #expect(fold(Array(text.utf8), inPartsOf: 9) == PreviewFunction.named(in: text))
  }

  @Test func `shows output at once, and the rest of a report that breaks off`() {
    var folding = BacktraceFolding()
    #expect(folding.take(Array("Name? ".utf8)) == Array("Name? ".utf8))
    folding = BacktraceFolding()
    let cut = Self.text.components(separatedBy: "UIWindow")[0]
    let shown = folding.take(Array(cut.utf8)) + folding.takeRest()
    let text = String(decoding: shown, as: UTF8.self)
    #expect(text.hasSuffix("… 1 frame of Pegbar\n 4 [ra] 0x000073 "))
  }
}
