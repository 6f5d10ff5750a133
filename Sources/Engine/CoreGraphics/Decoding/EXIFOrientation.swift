import Foundation

/// The EXIF orientation of a picture: 1 … 8, 1 for no change.
enum EXIFOrientation {
  /// Reads the orientation from EXIF data: the value of tag 0x0112 in the first directory.
  ///
  /// - Parameter bytes: The data from the byte order mark on; an `Exif` mark may come before it.
  /// - Returns: 1 where there is none, or an unknown value.
  static func read(_ bytes: Data) -> Int {
    let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    var reader = ByteReader(bytes)
    guard let order = reader.run(2), let isBig = bigEndian(order),
      reader.number(2, bigEndian: isBig) == 42,
      let directory = reader.number(4, bigEndian: isBig)
    else { return 1 }
    reader.seek(to: directory)
    guard let count = reader.number(2, bigEndian: isBig) else { return 1 }
    for _ in 0..<count {
      guard let tag = reader.number(2, bigEndian: isBig),
        let type = reader.number(2, bigEndian: isBig),
        reader.run(4) != nil, let value = reader.number(2, bigEndian: isBig), reader.run(2) != nil
      else { return 1 }
      if tag == 0x0112 { return type == 3 && (1...8).contains(value) ? value : 1 }
    }
    return 1
  }

  private static func bigEndian(_ order: Data) -> Bool? {
    order.elementsEqual("MM".utf8) ? true : order.elementsEqual("II".utf8) ? false : nil
  }
}
