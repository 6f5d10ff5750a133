import CoreImage
import Foundation
import Testing
import UIKit

/// Colors of asset catalogs, and those of filters.
struct `Colors by name` {
  private let file = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0x80", "blue": "51", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "components": { "white": "0.500", "alpha": "0.250" } } }
    ], "info": { "version": 1 } }
    """

  @Test func `come from the catalogs beside the scene, for light and dark`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent("Assets.xcassets/Accent.colorset")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(file.utf8).write(to: place.appendingPathComponent("Contents.json"))
    let color = try #require(UIColor(named: "Accent"))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 128 / 255, blue: 51 / 255, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0.5, alpha: 0.25))
    #expect(UIColor(named: "Accent", in: nil, compatibleWith: nil) != nil)
    #expect(UIColor(named: "Other") == nil)
  }

  @Test func `that cannot be read are none`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent("Assets.xcassets/Bad.colorset")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for text in ["", "{}", "{ \"colors\": [] }", "{ \"colors\": [{ \"color\": {} }] }"] {
      try Data(text.utf8).write(to: place.appendingPathComponent("Contents.json"))
      #expect(UIColor(named: "Bad") == nil)
    }
  }

  @Test func `lead to filters' colors and back`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.ciColor.green == 0.5 && UIColor(ciColor: color.ciColor) == color)
    #expect(CIColor(color: .red).red == 1 && UIColor() == .clear)
    let read = CIColor(string: "1.0 0.5 0.0 0.25")
    #expect(read.red == 1 && read.green == 0.5 && read.alpha == 0.25)
    #expect(CIColor(string: read.stringRepresentation) == read)
    #expect(CIColor(string: "nonsense").alpha == 1)
  }
}
