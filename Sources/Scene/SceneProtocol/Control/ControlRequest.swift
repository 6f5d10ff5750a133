/// A request to a preview window from outside, one line of JSON: `{"command":"seek","time":1.5}`.
package struct ControlRequest: Codable, Equatable, Sendable {
  /// The name of one of `ControlSpec.all`.
  package var command: String
  package var time: Double?
  package var from: Double?
  package var to: Double?
  package var speed: Double?
  package var frames: Double?
  package var x: Double?
  package var y: Double?
  package var name: String?
  package var path: String?
  package var key: String?
  package var text: String?
  /// What is asked about the scene; only of `inspect`.
  package var question: InspectionQuestion?
  /// An identifier that is returned in the answer.
  package var id: Int?

  package init(command: String) { self.command = command }

  /// Parses a request as it is typed.
  ///
  /// - Parameter words: The command, then its values.
  /// - Throws: The error in the words.
  package init(words: [String]) throws(ControlProblem) {
    guard let name = words.first else { throw .unknownCommand("") }
    guard let spec = ControlSpec.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name)
    }
    guard words.count == spec.fields.count + 1 else { throw .wrongValues(spec) }
    self.init(command: name)
    for (field, word) in zip(spec.fields, words.dropFirst()) {
      guard field.isNumber else {
        self[text: field] = word
        continue
      }
      guard let number = Double(word), number.isFinite else { throw .wrongValues(spec) }
      self[number: field] = number
    }
  }

  /// The description of the command, if the request has its values.
  ///
  /// - Throws: The error in the request.
  package func spec() throws(ControlProblem) -> ControlSpec {
    guard let spec = ControlSpec.all.first(where: { $0.name == command }) else {
      throw .unknownCommand(command)
    }
    let isComplete = spec.fields.allSatisfy { field in
      if field == .question { return question != nil }
      return field.isNumber ? self[number: field]?.isFinite ?? false : self[text: field] != nil
    }
    guard isComplete else { throw .wrongValues(spec) }
    return spec
  }

  package subscript(number field: ControlSpec.Field) -> Double? {
    get { Self.numbers[field].flatMap { self[keyPath: $0] } }
    set { if let path = Self.numbers[field] { self[keyPath: path] = newValue } }
  }

  package subscript(text field: ControlSpec.Field) -> String? {
    get { Self.texts[field].flatMap { self[keyPath: $0] } }
    set { if let path = Self.texts[field] { self[keyPath: path] = newValue } }
  }

  private static var numbers: [ControlSpec.Field: WritableKeyPath<Self, Double?>] {
    [
      .time: \.time, .from: \.from, .to: \.to, .speed: \.speed, .frames: \.frames, .x: \.x,
      .y: \.y,
    ]
  }

  private static var texts: [ControlSpec.Field: WritableKeyPath<Self, String?>] {
    [.name: \.name, .path: \.path, .key: \.key, .text: \.text]
  }
}

/// Why a preview window does not execute a request.
package enum ControlProblem: Error, Equatable {
  case notJSON
  case unknownCommand(String)
  /// Values are missing, too many, or not numbers.
  case wrongValues(ControlSpec)
  case unknownKey(String)
  case unknownScene(String, among: [String])
  /// There is no scene for the request.
  case noScene
  case failed(String)

  package static func == (one: ControlProblem, other: ControlProblem) -> Bool {
    one.words == other.words
  }

  package var words: String {
    switch self {
    case .notJSON: "this is not a request: send lines such as {\"command\":\"state\"}"
    case .unknownCommand(let name): "no command is called \"\(name)\""
    case .wrongValues(let spec): "say `\(spec.usage)`"
    case .unknownKey(let name): "no key is called \"\(name)\""
    case .unknownScene(let name, let names):
      "no scene is called \"\(name)\": there is \(names.joined(separator: ", "))"
    case .noScene: "no scene is running"
    case .failed(let reason): reason
    }
  }
}
