public import QuartzCore
public import UIKit

/// The previews of the scene that this program runs, in the order of their lines.
///
/// What `#Preview` expands to calls `register`; nobody else needs to.
public enum PreviewRegistry {
  private struct Entry {
    var line: Int
    var name: String?
    var traits: [PreviewTrait]
    var content: Preview.Content
  }

  private static var entries: [Entry] = []

  /// Notes a preview of a view.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIView
  ) {
    entries.append(Entry(line: line, name: name, traits: traits, content: .view(body)))
  }

  /// Notes a preview of a view controller.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    entries.append(Entry(line: line, name: name, traits: traits, content: .viewController(body)))
  }

  /// Notes a preview of a layer.
  public static func register(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> CALayer
  ) {
    entries.append(Entry(line: line, name: name, traits: traits, content: .layer(body)))
  }

  /// Takes what cannot be shown.
  ///
  /// It never runs: the `#Preview` of such a body does not compile, and this is here so that the
  /// compiler reports that alone.
  public static func register<Other>(
    _ line: Int,
    _ name: String? = nil,
    traits: PreviewTrait...,
    body: @escaping @MainActor () -> Other
  ) {
    preconditionFailure("line \(line) previews a \(Other.self)")
  }

  /// The previews in the order of their lines, each with a name of its own.
  ///
  /// - Parameter defaultName: The name of those that have none.
  /// - Returns: Those registered so far; the second of a name is called "Name 2".
  package static func previews(defaultName: String) -> [Preview] {
    var timesUsed: [String: Int] = [:]
    return entries.sorted { $0.line < $1.line }.map { entry in
      let name = entry.name ?? defaultName
      timesUsed[name, default: 0] += 1
      let count = timesUsed[name, default: 1]
      return Preview(
        name: count == 1 ? name : "\(name) \(count)",
        line: entry.line,
        fixedSize: entry.traits.compactMap(\.fixedSize).first,
        content: entry.content
      )
    }
  }
}
