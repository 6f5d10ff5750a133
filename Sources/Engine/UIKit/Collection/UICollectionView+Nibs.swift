import Foundation

/// Nibs, of which there are none here: to register one forgets the class that was registered.
extension UICollectionView {
  /// Forgets what is registered for cells with an identifier.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(nil, for: identifier)
  }

  /// Forgets what is registered for supplementary views of a kind with an identifier.
  @_disfavoredOverload
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    viewPool.register(nil, for: Self.identifier(kind, identifier))
  }
}
