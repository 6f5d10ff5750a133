import QuartzCore
import RandomScenes
import Testing

/// Two thousand edits of layer trees, drawn as a window's frames are: only what changed, on several threads, into
/// pixels that stay.
///
/// A failure contains the seed and the step: with the same ones it is the same again.
struct `Random edits` {
  private static let steps = 50

  /// Byte for byte, as the raster promises; at whole and broken scales.
  @Test(arguments: Seeds.first(40))
  func `give the pixels of a whole drawing`(_ seed: UInt64) {
    let scale = [1, 1.25, 1, 1.5][Int(seed % 4)]
    let tree = EditedTree(seed: seed, scale: scale)
    defer { MediaClock.set(nil) }
    for step in 1...Self.steps {
      guard let problem = tree.step(to: Double(step) / 20) else { continue }
      Issue.record("seed \(seed), step \(step): \(problem)")
      return
    }
  }
}
