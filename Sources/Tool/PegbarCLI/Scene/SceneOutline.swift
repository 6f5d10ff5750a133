/// What can be seen in a scene's text without compiling it.
///
/// Comments and string literals are passed over. Code that `#if` leaves out is not: the program
/// finds out at run time which of the previews are really there.
struct SceneOutline: Equatable {
  /// The lines that hold a `#Preview`, from 1, rising; a line with two is there twice.
  private(set) var previewLines: [Int] = []
  /// What each of these `#Preview` says its name is.
  private(set) var previewNames: [PreviewName] = []
  /// Whether the file has an `@main`, its own way to start.
  private(set) var isApplication = false
  /// The first word that only an Objective-C runtime could answer; `nil` for a text without one.
  private(set) var objectiveCWord: String?

  /// The words that texts are rewritten for: SceneRewriter has a rule for each.
  private static let objectiveCWords: Set<String> = [
    "#selector", "#keyPath", "@objc", "@objcMembers", "@nonobjc", "@NSManaged", "@IBAction",
    "@IBSegueAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@GKInspectable",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  /// Looks through the text of a scene.
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
    objectiveCWord =
      objectiveCWord
      ?? scanner.wordsInLiterals.intersection(Self.objectiveCWords).sorted().first
  }
}
