import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What layers of every class and their properties look like: a picture of each fact, kept beside this file and equal
/// to the pixel, on one thread and on two, in every run.
///
/// `make pictures` draws them again; look at each before it goes in.
@Suite(.serialized)
struct `Pictures of facts` {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")
  /// Whether this run is to make them.
  private static let isMaking = ProcessInfo.processInfo.environment["PEGBAR_PICTURES"] == "make"

  @Test func `are as they are kept`() throws {
    for fact in FactPicture.all { try compare(fact) }
  }

  private func compare(_ fact: FactPicture) throws {
    let name = fact.name
    let picture = PictureRoom.picture(of: fact, threads: 1)
    let path = Self.folder.appendingPathComponent("\(name).png").path
    if Self.isMaking { try picture.writePNG(to: path) }
    let again = PictureRoom.picture(of: fact, threads: 2)
    #expect(again.pixels == picture.pixels, "two threads draw \(name) otherwise than one")
    let kept = try CGImage(pngFile: path)
    guard kept.pixels != picture.pixels else { return }
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-drawn.png")
    try picture.writePNG(to: drawn.path)
    let (count, most) = difference(kept, picture)
    Issue.record(
      """
      \(name): \(count) pixels differ, by \(most) of 255 at most: \(drawn.path) is what was drawn, \
      \(path) what is kept
      """
    )
  }

  /// A picture that no scene draws any more, and one that was never reviewed, would otherwise go unnoticed.
  @Test func `are all there, and no others`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = FactPicture.all.map { "\($0.name).png" }
    #expect(files.sorted() == names.sorted())
    #expect(Set(names).count == names.count)
  }

  /// A picture of nothing holds nothing.
  @Test func `show something`() throws {
    for fact in FactPicture.all {
      let kept = try CGImage(pngFile: Self.folder.appendingPathComponent("\(fact.name).png").path)
      #expect(Set(kept.pixels).count > 1, "\(fact.name)")
    }
  }

  /// What is declared as a property of layers, but for hints that change no pixel here.
  private static var properties: [String] {
    let layers = [
      CAEmitterLayer(), CAReplicatorLayer(), CAGradientLayer(), CAShapeLayer(), CATextLayer(),
      CATiledLayer(),
    ]
    let declared = layers.flatMap { layer in
      Mirror(reflecting: layer).children
        .compactMap { ($0.value as? any DeclaredProperty)?.givenName }
    }
    let others = ["string", "font", "mask"]
    return (LayerProperty.allCases.map(\.rawValue) + declared + others)
      .filter { $0 != "allowsFontSubpixelQuantization" }
  }

  /// A property that no picture sets could look like anything.
  @Test func `set every property that shows`() throws {
    let facts = Self.folder.deletingLastPathComponent().appendingPathComponent("Facts")
    let text = try FileManager.default.contentsOfDirectory(atPath: facts.path).sorted()
      .map { try String(contentsOf: facts.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    #expect(Self.properties.count > 80)
    for property in Self.properties {
      let flag = "is" + property.prefix(1).uppercased() + property.dropFirst()
      let use = "\\.(\(property)|\(flag))\\b"
      #expect(text.range(of: use, options: .regularExpression) != nil, "\(property)")
    }
  }

  private func difference(_ a: CGImage, _ b: CGImage) -> (count: Int, most: Int) {
    guard a.width == b.width, a.height == b.height else { return (a.width * a.height, 255) }
    var (count, most) = (0, 0)
    for (x, y) in zip(a.pixels, b.pixels) where x != y {
      count += 1
      for shift in stride(from: 0, to: 32, by: 8) {
        most = max(most, abs(Int(x >> shift & 255) - Int(y >> shift & 255)))
      }
    }
    return (count, most)
  }
}
