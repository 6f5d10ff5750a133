/// Finds the word that the user may have meant by a misspelled one.
package enum Suggestion {
  /// The candidate nearest to `word`, if it is near: a third of its letters may differ, two of four, one of fewer.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let lowered = Array(word.lowercased())
    let limit = lowered.count < 4 ? 1 : max(2, lowered.count / 3)
    return
      candidates
      .map { (candidate: $0, distance: distance(lowered, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.candidate
  }

  /// The edit distance with swaps of neighbors (optimal string alignment).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
