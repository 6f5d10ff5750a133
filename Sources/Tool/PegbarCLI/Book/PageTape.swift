import BookPages
import SceneProtocol
import TapeLanguage

/// A tape of a page: what it plays, and what it says.
struct PageTape {
  private let reading: TapeReading
  private let text: String
  /// The scenes that it names; empty where it names none.
  private let scenes: [String]

  /// Reads a tape with those that it includes, of the page or of the book.
  ///
  /// - Parameters:
  ///   - tape: The tape.
  ///   - above: The files that the page has above it.
  ///   - page: The page.
  ///   - book: The book.
  init(_ tape: ClipSource, below above: [ClipSource], _ page: BookPage, _ book: BookFolder) {
    text = tape.text
    let path = tape.isWritten ? book.typed(page.folder + tape.name) : tape.origin
    let onPage = tape.isWritten ? above.filter(\.isWritten) : []
    reading = TapeReading(tape.text, file: path) { name in
      let written = onPage.last { Self.path(of: $0, page, book) == name }
      return try written?.text ?? TapeFile.text(of: name)
    }
    scenes = reading.tape.settings.scene
  }

  /// Whether it can be played, as far as its text says.
  var isSound: Bool { reading.errors.isEmpty }
  /// Whether it names what it plays.
  var namesScene: Bool { !scenes.isEmpty }
  /// The first file that it plays; `nil` where it names none.
  var sceneName: String? { scenes.first }
  /// How many pixels a point has.
  var scale: Double { reading.tape.settings.scale }

  /// Whether it plays a scene by its name.
  func plays(_ scene: ClipSource, _ page: BookPage, _ book: BookFolder) -> Bool {
    scenes.contains { $0 == scene.path || $0 == Self.path(of: scene, page, book) }
  }

  /// What a clip of it shows: what its captions tell those who see it, or else its first comment.
  func words(of scene: String) -> String {
    let told = reading.tape.commands.compactMap { placed -> String? in
      switch placed.command {
      case .caption(let text, _), .chapter(let text, _): text
      default: nil
      }
    }
    .filter { !$0.allSatisfy(\.isWhitespace) }
    guard told.isEmpty else { return "\(scene), recorded: " + told.joined(separator: "; ") }
    let comment = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("#") }
    return comment.map { String($0.drop { "# ".contains($0) }) } ?? "\(scene), recorded"
  }

  /// A file of a page or of the book, as tapes of the page name it.
  private static func path(of source: ClipSource, _ page: BookPage, _ book: BookFolder) -> String {
    let place = TapePlace(file: book.typed(page.folder + "page"), line: 1, column: 1)
    return place.path(source.name)
  }
}
