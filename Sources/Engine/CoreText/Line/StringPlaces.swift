import Foundation

/// Maps bytes of laid-out paragraphs to UTF-16 units of the text.
struct StringPlaces {
  /// For each paragraph the unit of each of its bytes, and of its end.
  private var units: [[Int]] = []
  /// The length of the text in units.
  let length: Int
  /// The offset of the text in a longer one.
  private var offset = 0

  init(_ string: String) {
    var (paragraph, unit): ([Int], Int) = ([], 0)
    for character in string {
      if AttributedText.isLineEnd(character) {
        units.append(paragraph + [unit])
        paragraph = []
        unit += character.utf16.count
        continue
      }
      for scalar in character.unicodeScalars {
        // A zero byte is not laid out.
        if scalar.value != 0 {
          paragraph.append(contentsOf: repeatElement(unit, count: scalar.utf8.count))
        }
        unit += scalar.utf16.count
      }
    }
    units.append(paragraph + [unit])
    length = unit
  }

  /// The index of the unit at which the character of a byte begins.
  func unit(ofByte byte: Int, in paragraph: Int) -> Int {
    guard paragraph < units.count, let last = units[paragraph].last else { return offset + length }
    return offset + (byte < units[paragraph].count ? units[paragraph][max(byte, 0)] : last)
  }

  /// The same map for a part of a text that begins at a unit.
  func moved(by unit: Int) -> Self {
    var moved = self
    moved.offset += unit
    return moved
  }
}
