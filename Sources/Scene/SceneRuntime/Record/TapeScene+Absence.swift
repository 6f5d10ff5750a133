import FrameLoop
import Inspection
import QuartzCore
import SceneProtocol
import TapeLanguage

/// Why nothing is found.
extension TapeScene {
  func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence {
    let names = names
    guard let layer = layer(at: place, among: names) else {
      return .noPlace(place, nearest: Self.nearest(to: place, among: names.all))
    }
    guard let keyPath else { return .notVisible(place) }
    let isShown = keyPath.hasPrefix(Self.presentation)
    if isShown, names.shown(layer) == nil { return .notVisible(place) }
    let path = isShown ? String(keyPath.dropFirst(Self.presentation.count)) : keyPath
    let first = path.prefix { $0 != "." }
    let known = Inspector.propertyNames(of: layer) + Self.ownNames
    let key = String(Self.layerKeyPath(String(first)))
    guard known.contains(key) || layer.value(forKey: key) != nil else {
      let nearest = Suggestion.nearest(to: String(first), among: known)
      return .noProperty(keyPath, of: place, nearest: nearest)
    }
    // A part that its value does not have, such as `position.z`.
    return path.contains(".")
      ? .noProperty(keyPath, of: place, nearest: nil) : .noValue(keyPath, of: place)
  }

  /// The nearest name of the same kind.
  private static func nearest(
    to place: TapeTarget.Place,
    among names: [SceneNames.Name]
  ) -> TapeTarget.Place? {
    switch place {
    case .name(let wanted):
      let all = names.compactMap { if case .named(let name) = $0 { name } else { nil } }
      return Suggestion.nearest(to: wanted, among: all).map { .name($0) }
    case .identifier(let wanted):
      let all = names.compactMap { if case .identified(let name) = $0 { name } else { nil } }
      return Suggestion.nearest(to: wanted, among: all).map { .identifier($0) }
    case .point: return nil
    }
  }
}
