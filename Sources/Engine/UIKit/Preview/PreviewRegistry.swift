public import QuartzCore

/// The previews of the scene that this program runs, in the order of the calls of `register`.
///
/// The expansion of `#Preview` calls `register`; no other code needs to.
public enum PreviewRegistry {
  private struct Entry {
    var line: Int
    var name: String
    var traits: [PreviewTrait]
    var content: Preview.Content
  }

  private static var entries: [Entry] = []
  /// The name of previews without one: that of the file whose previews are being registered.
  package static var defaultName = ""

  /// Registers a preview of a view.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIView
  ) {
    entries.append(
      Entry(line: line, name: name ?? defaultName, traits: traits, content: .view(body))
    )
  }

  /// Registers a preview of a view controller.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    entries.append(
      Entry(line: line, name: name ?? defaultName, traits: traits, content: .viewController(body))
    )
  }

  /// Registers a preview of a layer.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> CALayer
  ) {
    entries.append(
      Entry(line: line, name: name ?? defaultName, traits: traits, content: .layer(body))
    )
  }

  /// Accepts content that cannot be shown.
  ///
  /// It never runs: the `#Preview` with such a body does not compile, and this overload lets the compiler report that
  /// alone.
  public static func register<Other>(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> Other
  ) {
    preconditionFailure("line \(line) previews a \(Other.self)")
  }

  /// The first layout that is not the standard one.
  private static func layout(of traits: [PreviewTrait]) -> PreviewTrait.Layout {
    traits.map(\.layout).first { if case .standard = $0 { false } else { true } } ?? .standard
  }

  /// The previews in the order in which they were registered, each with a name of its own: the second with a name is
  /// called "Name 2".
  package static var previews: [Preview] {
    var timesUsed: [String: Int] = [:]
    return entries.map { entry in
      timesUsed[entry.name, default: 0] += 1
      let count = timesUsed[entry.name, default: 1]
      return Preview(
        name: count == 1 ? entry.name : "\(entry.name) \(count)",
        line: entry.line,
        layout: layout(of: entry.traits),
        content: entry.content
      )
    }
  }
}
