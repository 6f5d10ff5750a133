/// What the lower part of the inspector shows of the selected layer.
enum InspectorTab: Int, CaseIterable {
  case values, animations, why, hitPath, depth, cost, trails
  /// The literals of the scene, which are of no layer.
  case tuning

  /// Those that have a tab.
  static let ofLayers = allCases.filter { $0 != .tuning }

  var title: String {
    switch self {
    case .values: "Values"
    case .animations: "Animations"
    case .why: "Why"
    case .hitPath: "Hit path"
    case .depth: "Depth"
    case .cost: "Cost"
    case .trails: "Trails"
    case .tuning: "Literals"
    }
  }

  /// The tab at an offset from this one, cyclically.
  func next(_ count: Int) -> InspectorTab {
    let all = Self.allCases
    return all[(rawValue + count + all.count) % all.count]
  }
}
