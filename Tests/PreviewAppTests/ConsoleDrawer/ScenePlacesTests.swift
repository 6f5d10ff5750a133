import Testing

@testable import PreviewApp

struct `The place of a scene in its files` {
  @Test func `is a line of one of its files, each once in a row`() {
    let text =
      "??:0\n/a/card.swift:31\n/a/card.swift:31 (discriminator 2) (approximate)\n/lib/x.swift:2\nother/pad.swift:4\n"
    let places = ScenePlaces.places(in: text, ["/a/card.swift", "/b/pad.swift"])
    #expect(places.map(\.words) == ["card.swift:31", "pad.swift:4"])
    #expect(places.last?.file == "/b/pad.swift")
  }
}
