import CoreGraphics
import SceneProtocol
import Testing

/// Scenes laid out for a phone or a tablet, and the traits of previews that concern one.
struct `A device` {
  private static let scene = """
    import UIKit
    final class Safe: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (safe, size) = (view.safeAreaInsets, UIScreen.main.bounds.size)
        print(Int(size.width), Int(size.height), UIScreen.main.scale, view.bounds.size == size)
        print(safe.top, safe.left, safe.bottom, safe.right)
      }
    }
    #Preview("Plain") { Safe() }
    #Preview("Lying", traits: .landscapeLeft) { Safe() }
    #Preview("Upright", traits: .portrait) { Safe() }
    #Preview("Fixed", traits: .fixedLayout(width: 40, height: 30)) { Safe() }
    #Preview("Box", traits: .sizeThatFitsLayout) {
      UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))
    }
    #Preview("Held", traits: .sizeThatFitsLayout) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 33),
        inner.heightAnchor.constraint(equalToConstant: 22),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
        outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 7),
      ])
      return outer
    }
    #Preview("Bar") {
      let root = UIViewController()
      root.view.backgroundColor = .blue
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.barTintColor = .red
      return navigation
    }

    """

  private static func scenePath() throws -> String {
    try Workspace.sharedFile("device.swift", scene)
  }

  @Test(arguments: [
    ("Plain --device iphone-16", "393 852 3.0 true", "59.0 0.0 34.0 0.0"),
    ("Plain --device iphone-16-landscape", "852 393 3.0 true", "0.0 59.0 21.0 59.0"),
    ("Plain --device iphone-se", "375 667 2.0 true", "20.0 0.0 0.0 0.0"),
    ("Plain --device iphone-16-pro --scale 1", "402 874 1.0 true", "62.0 0.0 34.0 0.0"),
    ("Plain --device iphone-16 --size 300x200", "300 200 3.0 true", "59.0 0.0 34.0 0.0"),
    ("Plain", "393 852 1.0 true", "59.0 0.0 34.0 0.0"),
    ("Plain --size 480x320", "480 320 1.0 true", "0.0 0.0 0.0 0.0"),
    ("Upright", "393 852 1.0 true", "59.0 0.0 34.0 0.0"),
    ("Lying", "852 393 1.0 true", "0.0 59.0 21.0 59.0"),
    ("Lying --device ipad", "1180 820 2.0 true", "24.0 0.0 20.0 0.0"),
    ("Upright --device iphone-16-landscape", "852 393 3.0 true", "0.0 59.0 21.0 59.0"),
    ("Fixed", "40 30 1.0 true", "0.0 0.0 0.0 0.0"),
    ("Fixed --device iphone-se", "375 667 2.0 true", "20.0 0.0 0.0 0.0"),
  ])
  func `gives a scene its size, its scale and its safe areas`(
    options: String,
    screen: String,
    safe: String
  ) async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      line: "shot \(try Self.scenePath()) -o out.png --scene \(options)"
    )
    #expect(run.status == 0)
    let lines: [String] = run.output.split(separator: "\n").map(String.init)
    #expect(Array(lines.suffix(2)) == [screen, safe])
  }

  @Test(arguments: [("Box", 70, 50), ("Held", 45, 32)])
  func `may be as small as its content`(name: String, width: Int, height: Int) async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      line: "shot \(try Self.scenePath()) -o out.png --scene \(name)"
    )
    #expect(run.status == 0)
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    #expect(image.width == width)
    #expect(image.height == height)
  }

  /// 59 points of status bar and 44 of the bar have its color; below is the content.
  @Test func `has room for its status bar above a navigation bar`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      line: "shot \(try Self.scenePath()) -o out.png --scene Bar --device iphone-16 --scale 1"
    )
    #expect(run.status == 0)
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    let column = stride(from: 1, to: 852, by: 10).map { image.pixels[$0 * 393 + 200] }
    let red = column.prefix { $0 == 0xFFFF_0000 }.count
    #expect(red == 11, "rows 1, 11 … 101 are the bar's")
    #expect(column.dropFirst(red).allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `of an unknown name is an error that names the nearest one`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      line: "shot \(try Self.scenePath()) -o out.png --device iphone-61"
    )
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.errors.contains("did you mean `iphone-16`?"))
    #expect(try workspace.files().isEmpty)
  }

  @Test func `of a tape sets the size of the clip`() async throws {
    let workspace = try Workspace([
      "a.tape": """
      Set Scene \(try Self.scenePath())
      Set Preview "Plain"
      Set Device iphone-se-landscape
      Set Duration 100ms

      """
    ])
    let run = try await workspace.pegbar(line: "record a.tape -o out.apng")
    #expect(run.status == 0)
    #expect(run.errors.contains("667x375"))
  }
}
