public import Foundation

/// Rows and items in sections, as lists number them.
nonisolated extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index, which has to be there.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row: the second index, which has to be there.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item: the second index, which has to be there.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// The path of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }
  /// The row: the second index.
  public var row: Int { index(atPosition: 1) }
  /// The item: the second index.
  public var item: Int { index(atPosition: 1) }
}
