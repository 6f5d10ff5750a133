/// What a scene's text shows without being compiled.
///
/// Comments and string literals are skipped. Code that `#if` leaves out is not: the program finds out at run time which
/// of the previews really exist.
struct SceneOutline: Equatable {
  /// The lines with a `#Preview`, from 1, ascending; a line with two is listed twice.
  private(set) var previewLines: [Int] = []
  /// The name of each of these `#Preview`.
  private(set) var previewNames: [PreviewName] = []
  /// Whether the file has an `@main`, its own entry point.
  private(set) var isApplication = false
  /// The first word that needs an Objective-C runtime, or one of Apple's systems; `nil` for a text without one.
  private(set) var objectiveCWord: String?
  /// The classes that it declares, of which some need rewriting where another one of the module inherits them.
  private(set) var classes = ClassNames()

  /// The words that need rewriting: SceneRewriter has a rule for each.
  private static let objectiveCWords: Set<String> = [
    "#selector", "#keyPath", "@objc", "@objcMembers", "@nonobjc", "@NSManaged", "@IBAction",
    "@IBSegueAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@GKInspectable",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  /// Scans the text of a scene.
  init(scanning text: String) {
    var scanner = SwiftTextScanner(text)
    while let (word, line) = scanner.nextMarkedWord() {
      if word == "#Preview" {
        previewLines.append(line)
        previewNames.append(scanner.previewName())
      }
      if ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(word) {
        isApplication = true
      }
      if word == "@main", objectiveCWord == nil, scanner.isNext(word: "class") {
        objectiveCWord = "@main class"
      }
      if objectiveCWord == nil, Self.objectiveCWords.contains(word) { objectiveCWord = word }
    }
    let search = TextSearch(text)
    classes = ClassNames(in: search)
    objectiveCWord =
      objectiveCWord
      ?? scanner.wordsInLiterals.intersection(Self.objectiveCWords).sorted().first
      ?? PortedWords.first(in: search) ?? classes.subclassed
  }
}
