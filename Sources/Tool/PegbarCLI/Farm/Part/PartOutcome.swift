import SceneProtocol

/// What came of a part, in the work folder beside its request.
struct PartOutcome: Codable, Equatable {
  /// The machine that made it.
  var host: String
  /// The status that the part's process ended with: 0, also when an expectation of the tape fails.
  var status: Int32
  /// The fingerprint of this machine, when it refuses because it differs from the requester's.
  var refusal: Fingerprint?
  var failures: [String] = []
  var written: [String] = []
  var goldens: [String] = []
  var texts: [RecordedText] = []
  /// The number of frames of the part, and of its pictures that differ from the previous one.
  var frames = 0
  var pictures = 0
  /// The size of the pictures, in pixels.
  var width = 0
  var height = 0
  var seconds = 0.0

  var isGood: Bool { status == ExitCode.success.rawValue }
}
