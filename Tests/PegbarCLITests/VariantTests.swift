import CoreGraphics
import SceneProtocol
import Testing

/// Variants of a preview side by side, and the corners of a device, in pictures.
struct `Variants` {
  /// Its background tells light from dark, and a bar at the top how high a line of text is, from 40 points on.
  static let scene = """
    import UIKit
    final class Cell: UIViewController {
      private let bar = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }
        bar.backgroundColor = .red
        view.addSubview(bar)
        print("made", traitCollection.preferredContentSizeCategory.rawValue)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = UIFont.preferredFont(forTextStyle: .body).pointSize
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 10, height: height)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.backgroundColor = .black
      }
    }
    #Preview("Cell", traits: .fixedLayout(width: 100, height: 60)) { Cell() }
    #Preview("Phone", traits: .portrait) { Cell() }

    """

  private static let (red, green, blue): (UInt32, UInt32, UInt32) = (
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF
  )

  private func picture(_ options: String) async throws -> CGImage {
    let workspace = try Workspace(["cell.swift": Self.scene])
    let run = try await workspace.pegbar(line: "shot cell.swift -o out.png \(options)")
    #expect(run.status == 0, "\(run.errors)")
    return try CGImage(pngFile: workspace.path + "/out.png")
  }

  /// Screens are 16 points apart, and 20 below their names.
  @Test func `are a grid: the last axis from left to right, the others below`() async throws {
    let image = try await picture("--variants dark,text-sizes")
    #expect(image.width == 4 * 116 + 16)
    #expect(image.height == 2 * 96 + 16)
    func pixel(_ column: Int, _ row: Int, _ x: Int, _ y: Int) -> UInt32 {
      image.pixels[(36 + row * 96 + y) * image.width + 16 + column * 116 + x]
    }
    for column in 0..<4 {
      #expect(pixel(column, 0, 50, 30) == Self.green)
      #expect(pixel(column, 1, 50, 30) == Self.blue)
      for row in 0..<2 {
        let height = (0..<60).prefix { pixel(column, row, 5, $0) == Self.red }.count
        #expect(height == [14, 17, 23, 40][column])
      }
    }
  }

  @Test func `of devices have the size and the safe area of each`() async throws {
    let image = try await picture("--variants devices")
    #expect(image.width == 375 + 393 + 440 + 744 + 5 * 16)
    #expect(image.height == 1133 + 20 + 2 * 16)
    for (left, top) in [(16, 20), (407, 59), (816, 62), (1272, 24)] {
      func pixel(_ y: Int) -> UInt32 { image.pixels[(36 + y) * image.width + left + 5] }
      #expect(pixel(top - 1) == Self.green)
      #expect(pixel(top) == Self.red)
    }
  }

  @Test func `of a phone lie and stand`() async throws {
    let image = try await picture("--scene Phone --variants orientations")
    #expect(image.width == 393 + 852 + 3 * 16)
    #expect(image.height == 852 + 20 + 2 * 16)
  }

  @Test func `get the clicks at their own places`() async throws {
    let image = try await picture("--variants dark --click 182,66@0.1 --at 0.5")
    #expect(image.pixels[66 * image.width + 66] == Self.green)
    #expect(image.pixels[66 * image.width + 182] == 0xFF00_0000)
  }

  @Test func `are as large as --size says`() async throws {
    let image = try await picture("--variants contrast --size 50x40")
    #expect(image.width == 2 * 66 + 16)
    #expect(image.height == 60 + 2 * 16)
  }

  /// Both are as large as the tape says, and a click turns one of them black.
  @Test func `are recorded together, and a tape clicks one of them`() async throws {
    let workspace = try Workspace([
      "cell.swift": Self.scene,
      "cell.tape": """
      Set Scene "cell.swift"
      Set Size 100x60
      Set Cursor off
      Set Clicks off
      Click 182,66
      Sleep 0.5s

      """,
    ])
    let run = try await workspace.pegbar(line: "record cell.tape --variants dark -o out/ --fps 10")
    #expect(run.status == 0, "\(run.errors)")
    // The last of eleven frames.
    let image = try CGImage(pngFile: workspace.path + "/out/frame-00010.png")
    #expect(image.width == 2 * 116 + 16 && image.height == 96 + 16)
    #expect(image.pixels[66 * image.width + 66] == Self.green)
    #expect(image.pixels[66 * image.width + 182] == 0xFF00_0000)
  }

  @Test(arguments: [
    ("shot cell.swift -o out.png --variants dark,size", "is no list of variants"),
    ("shot cell.swift -o out.png --variants=", "is no list of variants"),
    ("shot cell.swift -o out.png --corners", "add --device"),
    ("record cell.swift -o out.gif --corners", "add --device"),
    ("record cell.swift -o out.gif --variants dark,size", "is no list of variants"),
    ("record app.swift -o out.gif --variants dark", "needs a #Preview"),
    ("shot app.swift -o out.png --variants dark", "needs a #Preview"),
  ])
  func `that cannot be are refused, and nothing is written`(
    line: String,
    reason: String
  ) async throws {
    let workspace = try Workspace([
      "cell.swift": Self.scene,
      "app.swift": """
      import UIKit
      @main final class App: UIResponder, UIApplicationDelegate {}

      """,
    ])
    let before = try workspace.files()
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.errors.contains(reason))
    #expect(try workspace.files() == before)
  }

  @Test func `have round corners where these are asked for`() async throws {
    let image = try await picture("--variants devices --corners")
    func corner(_ left: Int) -> UInt32 { image.pixels[36 * image.width + left] }
    #expect(corner(16) == Self.green, "an iPhone SE has square corners")
    #expect(corner(407) == corner(400) && corner(407) != Self.green)
  }

  /// Of the quarter of a circle with a radius of 55 points the middle is 16.1 points from both sides.
  @Test(arguments: ["shot", "record"])
  func `of a single phone have them too, in black`(command: String) async throws {
    let workspace = try Workspace(["cell.swift": Self.scene])
    let isShot = command == "shot"
    let options = isShot ? "-o out.png --scale 1" : "-o out.apng --duration 50ms --fps 20"
    let run = try await workspace.pegbar(
      line: "\(command) cell.swift -s Phone --corners \(options)"
    )
    #expect(run.status == 0, "\(run.errors)")
    let file = try #require(try workspace.files().first { $0.hasSuffix("png") })
    let image = try CGImage(pngFile: workspace.path + "/" + file)
    #expect(image.width == 393 && image.height == 852)
    for (x, y) in [(0, 0), (392, 0), (0, 851), (392, 851), (15, 15), (377, 836)] {
      #expect(image.pixels[y * 393 + x] == 0xFF00_0000)
    }
    for (x, y) in [(17, 17), (375, 17), (120, 0), (200, 400), (375, 834)] {
      #expect(image.pixels[y * 393 + x] == Self.green)
    }
  }

  @Test func `are chosen by the key one after the other, and then none`() {
    var axes: [VariantAxis] = []
    var seen: [[VariantAxis]] = []
    for _ in 0..<4 {
      axes = VariantAxis.next(after: axes)
      seen.append(axes)
    }
    #expect(seen == [[.dark], [.textSizes], [.devices], []])
    #expect(VariantAxis.next(after: [.dark, .contrast]).isEmpty)
    #expect(VariantAxis.list("Dark,dark,devices") == [.dark, .devices])
  }
}
