import CoreGraphics
import Foundation
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// Files that a scene reads are followed as its text is.
  @Suite struct `Files that a scene uses` {
    private static let scene = """
      import UIKit

      #Preview("Photo") {
        let view = UIView()
        view.backgroundColor = .black
        view.layer.contents = UIImage(named: "photo")?.cgImage
        return view
      }

      """

    /// A picture of one color, as a PNG file's bytes.
    private static func picture(_ color: UInt32) throws -> Data {
      let context = try #require(
        CGContext(
          data: nil,
          width: 8,
          height: 8,
          bitsPerComponent: 8,
          bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue
        )
      )
      let part = { (shift: UInt32) in CGFloat((color >> shift) & 0xFF) / 255 }
      context.setFillColor(CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      return try #require(context.makeImage()).pngData()
    }

    @Test func `are shown again when they change, and when they appear`() async throws {
      let (red, blue) = (try Self.picture(PreviewScenes.red), try Self.picture(PreviewScenes.blue))
      try await PreviewTrial.play(Self.scene) { trial in
        let file = URL(fileURLWithPath: trial.workspace.path + "/photo.png")
        try await trial.expectFull(of: 0, "black without a picture")
        try red.write(to: file)
        try await trial.expectFull(of: PreviewScenes.red, "the picture when it is there")
        try blue.write(to: file, options: .atomic)
        try await trial.expectFull(of: PreviewScenes.blue, "the picture that it is now")
      }
    }

    /// A catalog that is broken while it is edited takes nothing from the screen.
    @Test func `in an asset catalog are followed, and one that is broken is said`() async throws {
      let (red, blue) = (try Self.picture(PreviewScenes.red), try Self.picture(PreviewScenes.blue))
      let contents = #"{ "images": [{ "idiom": "universal", "filename": "p.png" }] }"#
      try await PreviewTrial.play(Self.scene) { trial in
        let set = URL(fileURLWithPath: trial.workspace.path + "/Art.xcassets/photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try red.write(to: set.appendingPathComponent("p.png"))
        try trial.save(contents, as: "Art.xcassets/photo.imageset/Contents.json")
        try trial.save(Self.scene + "// Now it is there.\n", as: "card.swift")
        try await trial.expectFull(of: PreviewScenes.red, "the catalog's picture")
        try blue.write(to: set.appendingPathComponent("p.png"), options: .atomic)
        try await trial.expectFull(of: PreviewScenes.blue, "the picture that it is now")
        try trial.save("{", as: "Art.xcassets/photo.imageset/Contents.json")
        try await trial.expectError(over: PreviewScenes.blue, "the message over the last picture")
        try red.write(to: set.appendingPathComponent("p.png"), options: .atomic)
        try trial.save(contents, as: "Art.xcassets/photo.imageset/Contents.json")
        try await trial.expectFull(of: PreviewScenes.red, "the picture, once it is whole again")
        try FileManager.default.removeItem(atPath: trial.workspace.path + "/Art.xcassets")
      }
    }
  }
}
