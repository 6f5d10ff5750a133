/// Why a tape finds nothing where it looks: what an error message says, with what may have been meant.
package enum TapeAbsence: Equatable, Sendable, CustomStringConvertible {
  /// Nothing has that name; with the name that is nearest to it, if one is near.
  case noPlace(TapeTarget.Place, nearest: TapeTarget.Place?)
  /// It is hidden, transparent, or has no place that a pointer can reach.
  case notVisible(TapeTarget.Place)
  /// It has no such property; with the one that is nearest to it, if one is near.
  case noProperty(String, of: TapeTarget.Place, nearest: String?)
  /// The property is `nil`, or is nothing that a tape can compare, such as a path or a picture.
  case noValue(String, of: TapeTarget.Place)

  package var description: String {
    switch self {
    case .noPlace(let place, let nearest):
      "nothing is called \(place)" + Self.question(nearest?.description)
    case .notVisible(let place): "\(place) is not visible"
    case .noProperty(let name, let place, let nearest):
      "\(place) has no property \(name)" + Self.question(nearest)
    case .noValue(let name, let place):
      "\(name) of \(place) is nil, or nothing that a tape can compare"
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
