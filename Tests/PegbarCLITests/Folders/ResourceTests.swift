import CoreGraphics
import Foundation
import Testing

/// What is beside a scene besides Swift: pictures, fonts, data, by the names that code for Apple's systems uses.
struct `Resources of a scene` {
  private static func picture(_ red: CGFloat, _ green: CGFloat) throws -> Data {
    let pixel: UInt32 = 0xFF00_0000 | UInt32(red * 255) << 16 | UInt32(green * 255) << 8
    return try CGImage(width: 8, height: 8, pixels: [UInt32](repeating: pixel, count: 64)).pngData()
  }

  private static let contents = """
    { "images": [
      { "idiom": "universal", "scale": "1x", "filename": "a.png" },
      { "idiom": "universal", "scale": "2x", "filename": "b.png" }
    ] }
    """

  private static let scene = """
    import UIKit

    struct Level: Decodable { var side: CGFloat }

    #Preview("Level", traits: .fixedLayout(width: 40, height: 40)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .black
      let file = Bundle.BUNDLE.url(forResource: "level", withExtension: "json")
      let level = file.flatMap { try? Data(contentsOf: $0) }
        .flatMap { try? JSONDecoder().decode(Level.self, from: $0) }
      let picture = UIImageView(image: UIImage(named: "Tile", in: .BUNDLE, compatibleWith: nil))
      picture.frame.size = CGSize(width: level?.side ?? 0, height: level?.side ?? 0)
      view.addSubview(picture)
      return view
    }

    """

  /// A folder with a catalog and a file of JSON, each in a folder of its own.
  private static func folder(_ scene: String, in place: String = "App") throws -> Workspace {
    let set = "\(place)/Resources/Art.xcassets/Tiles/Tile.imageset"
    let workspace = try Workspace([
      "App/Scene.swift": scene.replacing("BUNDLE", with: "main"),
      "\(place)/Resources/level.json": #"{ "side": 20 }"#,
      "\(set)/Contents.json": contents,
    ])
    let url = URL(fileURLWithPath: "\(workspace.path)/\(set)")
    try picture(1, 0).write(to: url.appendingPathComponent("a.png"))
    try picture(0, 1).write(to: url.appendingPathComponent("b.png"))
    return workspace
  }

  private static func pixels(_ workspace: Workspace) throws -> [UInt32] {
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    let far = image.width * 3 / 4
    return [image[image.width / 4, image.width / 4], image[far, far]]
  }

  @Test(arguments: [("", 0xFF0000), (" --scale 2", 0x00FF00)])
  func `are found in the folders of a folder`(_ option: String, _ color: Int) async throws {
    let workspace = try Self.folder(Self.scene)
    let run = try await workspace.pegbar(line: "shot App\(option) -o out.png")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try Self.pixels(workspace) == [UInt32(color), 0])
  }

  @Test func `are those of the module where a scene asks for them so`() async throws {
    let workspace = try Self.folder(Self.scene)
    try workspace.write(Self.scene.replacing("BUNDLE", with: "module"), to: "App/Scene.swift")
    let run = try await workspace.pegbar(line: "shot App -o out.png")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try Self.pixels(workspace) == [0xFF0000, 0])
  }

  /// `.process` puts the files of folders side by side, `.copy` keeps the folder.
  @Test(arguments: [".process(\"Resources\")", ".copy(\"Resources/level.json\")"])
  func `belong to a package's target as its manifest says`(_ rule: String) async throws {
    let workspace = try Self.folder("", in: "App/Sources/Level")
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Level", resources: [\(rule)]),
          .target(name: "Show", dependencies: ["Level"]),
        ]
      )

      """,
      to: "App/Package.swift"
    )
    try FileManager.default.removeItem(atPath: workspace.path + "/App/Scene.swift")
    let library = Self.scene.replacing("BUNDLE", with: "module")
      .replacing(
        "#Preview(\"Level\", traits: .fixedLayout(width: 40, height: 40)) {",
        with: "@MainActor public func makeLevel() -> UIView {"
      )
    try workspace.write(library, to: "App/Sources/Level/Level.swift")
    try workspace.write(
      """
      import Level
      import UIKit
      #Preview("Level", traits: .fixedLayout(width: 40, height: 40)) { makeLevel() }

      """,
      to: "App/Sources/Show/Show.swift"
    )
    let run = try await workspace.pegbar(line: "shot App --trust -o out.png")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try Self.pixels(workspace) == [0xFF0000, 0])
  }

  /// The bundled font with another name, which is installed nowhere.
  private static func font(named name: String) throws -> Data {
    let file = Repository.path + "/Sources/Engine/CTestFont/PegbarTest-Bold.ttf"
    var data = try Data(contentsOf: URL(fileURLWithPath: file))
    let old = "Pegbar Test"
    precondition(name.count == old.count)
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (from, to) = (old.data(using: encoding) ?? Data(), name.data(using: encoding) ?? Data())
      while let place = data.range(of: from) { data.replaceSubrange(place, with: to) }
    }
    return data
  }

  private static let text = """
    import UIKit

    #Preview("Text", traits: .fixedLayout(width: 40, height: 40)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let font = UIFont(name: "Fancy Fonty", size: 12)
      view.backgroundColor = font?.familyName == "Fancy Fonty" ? .green : .red
      return view
    }

    """

  @Test func `are fonts, by the names in them`() async throws {
    let workspace = try Workspace(["text.swift": Self.text])
    let without = try await workspace.pegbar(line: "shot text.swift -o out.png")
    #expect(without.status == 0, "\(without.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[20, 20] == 0xFF0000)
    try Self.font(named: "Fancy Fonty").write(
      to: URL(fileURLWithPath: workspace.path + "/fancy.ttf")
    )
    let run = try await workspace.pegbar(line: "shot text.swift -o out.png")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[20, 20] == 0x00FF00)
  }

  @Test func `that are broken are named, before anything is compiled`() async throws {
    let font = try Workspace(["text.swift": Self.text, "fancy.ttf": "no font at all"])
    let run = try await font.pegbar(line: "shot text.swift -o out.png")
    #expect(run.status == 66)
    #expect(run.errors == "pegbar: cannot read \(font.path)/fancy.ttf: it is no font\n")
    // A scene that uses none is not concerned.
    try font.write(SceneText.one, to: "one.swift")
    #expect(try await font.pegbar("check", "one.swift").status == 0)

    let set = "App/Resources/Art.xcassets/Tiles/Tile.imageset"
    for (text, reason) in [
      ("{", "it is not the JSON of an asset catalog"), ("{}", "it has no list \"images\""),
      (#"{ "images": [{ "filename": "none.png" }] }"#, "there is no such file"),
    ] {
      let workspace = try Self.folder(Self.scene)
      try workspace.write(text, to: "\(set)/Contents.json")
      let run = try await workspace.pegbar(line: "shot App -o out.png")
      #expect(run.status == 66 && run.errors.contains("\(set)/"), "\(run.errors)")
      #expect(run.errors.hasSuffix("\(reason)\n"), "\(run.errors)")
    }
  }
}
