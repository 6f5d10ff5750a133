import CoreGraphics
import Foundation
import Testing
import UIKit

/// Sets of asset catalogs, as Xcode writes them.
struct `An asset catalog` {
  private static func png(_ color: UInt32, side: Int) throws -> Data {
    let pixels = [UInt32](repeating: color, count: side * side)
    return try CGImage(width: side, height: side, pixels: pixels).pngData()
  }

  private static func write(_ text: String, in set: String, of folder: PictureFolder) throws {
    let place = folder.url.appendingPathComponent("Art.xcassets/\(set)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent("Contents.json"))
  }

  private static let dot = """
    { "images": [
      { "idiom": "universal", "scale": "1x", "filename": "a.png" },
      { "idiom": "universal", "scale": "2x", "filename": "b.png" },
      { "idiom": "universal", "scale": "3x" },
      { "idiom": "universal", "scale": "1x", "filename": "dark.png",
        "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
    ], "info": { "author": "xcode", "version": 1 } }
    """

  /// A set in a group, with files for two scales and for dark.
  private static func dotFolder() throws -> PictureFolder {
    let folder = try PictureFolder()
    try write(dot, in: "Icons/Dot.imageset", of: folder)
    let set = "Art.xcassets/Icons/Dot.imageset"
    try folder.write(png(0xFFFF_0000, side: 4), as: "\(set)/a.png")
    try folder.write(png(0xFF00_FF00, side: 8), as: "\(set)/b.png")
    try folder.write(png(0xFF00_00FF, side: 4), as: "\(set)/dark.png")
    return folder
  }

  @Test func `has images for scales, also in groups`() throws {
    let folder = try Self.dotFolder()
    defer { folder.remove() }
    let image = try #require(UIImage(named: "Dot"))
    #expect(image.scale == 1 && image.size == CGSize(width: 4, height: 4))
    let sharp = UITraitCollection(displayScale: 2)
    let large = try #require(UIImage(named: "Dot", in: nil, compatibleWith: sharp))
    #expect(large.scale == 2 && large.size == CGSize(width: 4, height: 4))
    // There is no file for 3: the largest is taken.
    let sharper = UITraitCollection(displayScale: 3)
    #expect(UIImage(named: "Dot", in: nil, compatibleWith: sharper)?.scale == 2)
    #expect(UIImage(named: "Icons/Dot") != nil && UIImage(named: "Other") == nil)
    #expect(UIImage(named: "../Art.xcassets/Icons/Dot") == nil)
  }

  @Test func `has images for dark, which views and drawing follow`() throws {
    let folder = try Self.dotFolder()
    defer { folder.remove() }
    let view = UIImageView(image: UIImage(named: "Dot"))
    func color() throws -> UInt32? {
      let contents = try #require(view.layer.contents as? CGImage)
      return contents.pixels.first
    }
    #expect(try color() == 0xFFFF_0000)
    view.overrideUserInterfaceStyle = .dark
    #expect(try color() == 0xFF00_00FF)
    view.overrideUserInterfaceStyle = .light
    #expect(try color() == 0xFFFF_0000)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let alone = try #require(UIImage(named: "Dot", in: .main, compatibleWith: dark))
    #expect(alone.cgImage?.pixels.first == 0xFF00_00FF)
    let template = try #require(UIImage(named: "Dot")?.withRenderingMode(.alwaysTemplate))
    view.overrideUserInterfaceStyle = .dark
    view.image = template
    view.tintColor = .green
    #expect(try color() == 0xFF00_FF00)
  }

  @Test func `sets a rendering mode, and names in a namespace`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    try Self.write(#"{ "properties": { "provides-namespace": true } }"#, in: "Tab", of: folder)
    let set = "Tab/Star.imageset"
    let text = #"""
      { "images": [{ "idiom": "universal", "filename": "s.png" }],
        "properties": { "template-rendering-intent": "template" } }
      """#
    try Self.write(text, in: set, of: folder)
    try folder.write(Self.png(0xFFFF_0000, side: 2), as: "Art.xcassets/\(set)/s.png")
    #expect(UIImage(named: "Tab/Star")?.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Star") == nil)
  }

  @Test func `has data`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let text = #"""
      { "data": [{ "idiom": "universal", "filename": "x.json",
        "universal-type-identifier": "public.json" }] }
      """#
    try Self.write(text, in: "Level.dataset", of: folder)
    try folder.write(Data("[1]".utf8), as: "Art.xcassets/Level.dataset/x.json")
    let asset = try #require(NSDataAsset(name: "Level"))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Leve") == nil)
  }

  @Test func `that is broken has nothing`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    for text in ["", "{", #"{ "images": 1 }"#, #"{ "images": [{ "filename": "no.png" }] }"#] {
      try Self.write(text, in: "Bad.imageset", of: folder)
      #expect(UIImage(named: "Bad") == nil)
    }
    try Self.write("{", in: "Bad.dataset", of: folder)
    #expect(NSDataAsset(name: "Bad") == nil)
  }
}

/// Files that the main bundle has, which is where a scene is.
struct `The main bundle` {
  @Test func `has the scene's files`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    try folder.write(Data("[]".utf8), as: "level.json")
    let path = folder.url.path + "/level.json"
    #expect(Bundle.main.path(forResource: "level", ofType: "json") == path)
    #expect(Bundle.main.path(forResource: "level.json", ofType: nil) == path)
    #expect(Bundle.main.url(forResource: "level", withExtension: ".json")?.path == path)
    let all = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []
    #expect(all.first?.path == path)
    #expect(Bundle.main.url(forResource: "none", withExtension: "json") == nil)
    let own = try #require(Bundle(path: folder.url.path))
    #expect(own.url(forResource: "level", withExtension: "json") != nil)
  }
}
