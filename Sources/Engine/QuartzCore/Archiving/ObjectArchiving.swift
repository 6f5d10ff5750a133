import Foundation

/// An object of the engine that archives hold by its values: a layer, an animation or a cell.
///
/// The classes conform by `KeyedArchiving`, beside the code that writes and reads all kinds of values. That names every
/// class, so that the classes themselves call it by `archiving` only.
@MainActor
protocol ObjectArchiving: NSObject {
  /// Reads an object from an archive; `nil` for one that is damaged.
  init?(coder: NSCoder)

  /// Writes the object's values to an archive.
  func writeArchive(_ coder: NSCoder)
  /// Takes the values of an archive; false for an archive that is damaged.
  ///
  /// An archive without values is that of a new object.
  func takeArchive(_ coder: NSCoder) -> Bool
  /// Whether an archive counts the value of a key, unless a subclass decides otherwise.
  func hasValueToArchive(forKey key: String) -> Bool
}

extension NSObject {
  /// The object as one that archives hold; `nil` for others.
  @MainActor var archiving: (any ObjectArchiving)? { self as? any ObjectArchiving }
}
