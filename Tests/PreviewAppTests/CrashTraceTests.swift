import Testing

@testable import PreviewApp

struct `What a crash writes` {
  private let text = """
    card.swift:7: Fatal error: no way

    *** Signal 4: Backtracing from 0x7f1c7a2d5a10... done ***

    *** Program crashed: Illegal instruction at 0x00007f1c7a2d5a10 ***

    Thread 0 "card" crashed:

    0 _assertionFailure(_:_:file:line:flags:) + 248 in libswiftCore.so
    1 [ra] 0x000055 Plain.touchesBegan(_:with:) + 167 in card at /home/me/card.swift:7:5
    2 [ra] UIWindow.send(_:) + 12 in libPegbar.so at /src/UIWindow.swift:31:9

    """

  @Test func `is its reason, and the scene's own calls`() {
    let trace = CrashTrace(Array(text.utf8), files: ["card.swift"])
    #expect(trace.reason == "Fatal error: no way")
    #expect(trace.frames == ["Plain.touchesBegan(_:with:) at card.swift:7:5"])
    let place = trace.place(in: ["card.swift", "other.swift"])
    #expect(place?.text == "card.swift:7:5")
    #expect(place?.file == "card.swift")
  }

  @Test func `is all calls, where none is the scene's`() {
    let trace = CrashTrace(Array(text.utf8), files: ["other.swift"])
    #expect(trace.frames.count == 2)
    #expect(trace.place(in: ["other.swift"]) == nil)
  }

  @Test func `names the body of a preview by what is written for it`() {
    let call = """
      1 [ra] 0x000055 closure #1 in $s4Card009Cardswift_eCJAcfMX2_0_33_2ALl7PreviewfMf_7previewfMu_() + 261 in Card \
      at /home/me/Card.swift:11:18
      """
    let trace = CrashTrace(Array(call.utf8), files: ["Card.swift"])
    #expect(trace.frames == ["closure #1 in #Preview at Card.swift:11:18"])
  }

  @Test func `tells the signal before the rest is there`() {
    let start = text.prefix { $0 != "0" }
    #expect(CrashTrace.signal(in: Array(start.utf8)) == 4)
    #expect(CrashTrace.signal(in: Array("Fatal error: said by the scene itself".utf8)) == nil)
    #expect(CrashTrace.signal(in: [0xFF, 0xFE]) == nil)
  }
}
