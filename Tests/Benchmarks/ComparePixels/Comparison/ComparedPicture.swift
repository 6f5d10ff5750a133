/// One of Apple's pictures, and how ours of both renderers differ from it.
nonisolated struct ComparedPicture {
  let name: String
  let line: Manifest.Line
  let differences: [Renderer: PictureDifference]

  /// Whether a renderer's is near enough for the suite that Apple's picture is from.
  func isWithin(_ renderer: Renderer) -> Bool {
    differences[renderer].map { $0.near >= line.precision } ?? false
  }

  /// The share of pixels that differ, of the worse of both renderers.
  var worst: Double { differences.values.map(\.beyond).max() ?? 1 }
}
