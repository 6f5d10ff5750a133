/// Views out of sight that a table or a collection can use again, by identifiers, and what to make where there are
/// none.
struct ReusePool<View: UIView> {
  private var types: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// The class of new views with an identifier; `nil` for none any more.
  mutating func register(_ type: View.Type?, for identifier: String) { types[identifier] = type }

  /// The class that is registered; `nil` for none.
  func type(for identifier: String) -> View.Type? { types[identifier] }

  /// A view that was given back; `nil` for none.
  ///
  /// Those of a class that was registered before are dropped.
  mutating func take(_ identifier: String) -> View? {
    while let view = waiting[identifier]?.popLast() {
      guard let type = types[identifier], Swift.type(of: view) != type else { return view }
    }
    return nil
  }

  /// Takes a view that is out of sight.
  mutating func giveBack(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
