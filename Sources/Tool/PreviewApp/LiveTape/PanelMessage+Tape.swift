import Foundation
import TapeLanguage

extension PanelMessage {
  /// The message about a place in a tape, with the line there.
  init(title: String, place: TapePlace, text: String) {
    self.init(title: title, text: text)
    (file, line, column) = (place.file, place.line, place.column)
    self.place = "\((place.file as NSString).lastPathComponent):\(place.line):\(place.column)"
    let source = (try? String(contentsOfFile: place.file, encoding: .utf8)) ?? ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.indices.contains(place.line - 1) { quote(String(lines[place.line - 1])) }
    hintToEdit()
  }

  /// The message about the errors of a tape's text; `nil` for none.
  init?(_ errors: [TapeError]) {
    guard let first = errors.first else { return nil }
    let more = errors.count > 1 ? " (1 of \(errors.count) errors)" : ""
    self.init(
      title: "The tape has an error\(more)",
      place: first.place,
      text: "\(first.reason); \(first.wayOut)"
    )
  }
}
