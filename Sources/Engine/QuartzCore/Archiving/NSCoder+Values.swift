import CoreGraphics
import CoreImage
import Foundation

/// Reading and writing of what a value consists of.
///
/// A key is looked for before it is read: Foundation on Linux counts the reading of a key that is not there as an error
/// of the whole archive.
extension NSCoder {
  /// The object under a key; `nil` where there is none.
  func object<Value: NSObject & NSCoding>(of type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  func text(forKey key: String) -> String? {
    object(of: NSString.self, forKey: key).map { $0 as String }
  }

  /// The list of texts under a key; `nil` where there is none.
  func texts(forKey key: String) -> [String]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String]
  }

  /// Writes numbers as the bytes of their bit patterns, the low byte first.
  func encode(numbers: [Double], forKey key: String = "numbers") {
    let bytes = numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
    encode(bytes as NSData, forKey: key)
  }

  /// The numbers under a key; `nil` where there are none.
  func numbers(forKey key: String = "numbers") -> [Double]? {
    guard let data = object(of: NSData.self, forKey: key), data.length % 8 == 0 else { return nil }
    let bytes = Data(referencing: data)
    return stride(from: 0, to: bytes.count, by: 8).map { start in
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
      return Double(bitPattern: bits)
    }
  }

  /// The numbers of a value of exactly `count` of them.
  func numbers(_ count: Int) -> [Double]? { numbers().flatMap { $0.count == count ? $0 : nil } }

  var rates: CAFrameRateRange? {
    guard let numbers = numbers()?.map({ Float($0) }), (2...3).contains(numbers.count) else {
      return nil
    }
    return CAFrameRateRange(
      minimum: numbers[0],
      maximum: numbers[1],
      preferred: numbers.count == 3 ? numbers[2] : nil
    )
  }
}

extension NSCoder {
  func encode(color: CGColor) {
    encode(numbers: (color.components ?? []).map { Double($0) })
    if let space = color.colorSpace { encode(space: space) }
  }

  var color: CGColor? {
    guard let space, let components = numbers(space.numberOfComponents + 1) else { return nil }
    return CGColor(colorSpace: space, components: components.map { CGFloat($0) })
  }

  private func encode(space: CGColorSpace) {
    encode(Int(space.model.rawValue), forKey: "model")
    encode((space.name ?? "") as NSString, forKey: "space")
  }

  /// The color space; the device's own has no public name.
  private var space: CGColorSpace? {
    if let name = text(forKey: "space"), let named = CGColorSpace(name: name) { return named }
    guard containsValue(forKey: "model") else { return nil }
    switch CGColorSpaceModel(rawValue: Int32(truncatingIfNeeded: decodeInteger(forKey: "model"))) {
    case .monochrome?: return CGColorSpaceCreateDeviceGray()
    case .rgb?: return CGColorSpaceCreateDeviceRGB()
    case .cmyk?: return CGColorSpaceCreateDeviceCMYK()
    default: return nil
    }
  }

  func encode(image: CGImage) {
    let sizes = [image.width, image.height, image.bitsPerPixel, Int(image.bitmapInfo.rawValue)]
    encode(numbers: sizes.map { Double($0) })
    encode(space: image.colorSpace ?? CGColorSpaceCreateDeviceGray())
    if let bytes = image.dataProvider?.data { encode(bytes as NSData, forKey: "bytes") }
  }

  var image: CGImage? {
    guard let numbers = numbers(4), let space, let bytes = object(of: NSData.self, forKey: "bytes"),
      let width = Int(exactly: numbers[0]), let height = Int(exactly: numbers[1]),
      let bits = Int(exactly: numbers[2]), let info = UInt32(exactly: numbers[3]),
      (1...CGImage.maximumPixelCount).contains(width), (8...32).contains(bits),
      let provider = CGDataProvider(data: Data(referencing: bytes))
    else { return nil }
    return CGImage(
      width: width,
      height: height,
      bitsPerComponent: 8,
      bitsPerPixel: bits,
      bytesPerRow: width * bits / 8,
      space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }

  func encode(path: CGPath) {
    encode(path.elements.map(\.letter).joined() as NSString, forKey: "elements")
    encode(numbers: path.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } })
  }

  var path: CGPath? {
    guard let letters = text(forKey: "elements"), let numbers = numbers() else { return nil }
    var points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }[...]
    var snapshot = PathSnapshot()
    for letter in letters {
      guard let element = PathElement(letter, &points) else { return nil }
      snapshot.append(element)
    }
    return points.isEmpty ? CGPath(snapshot: snapshot) : nil
  }

  func encode(filter: CIFilter) {
    encode(filter.kind.rawValue as NSString, forKey: "kind")
    encode(filter.name as NSString, forKey: "name")
    encode(filter.isEnabled, forKey: "enabled")
    encode(numbers: filter.numbers)
  }

  var filter: CIFilter? {
    guard let kind = text(forKey: "kind"), let filter = CIFilter(name: kind),
      let numbers = numbers(filter.numbers.count)
    else { return nil }
    filter.take(numbers: numbers)
    if let name = text(forKey: "name") { filter.name = name }
    if containsValue(forKey: "enabled") { filter.isEnabled = decodeBool(forKey: "enabled") }
    return filter
  }
}

extension PathElement {
  /// The letter of the element in an archive.
  fileprivate var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quad: "q"
    case .cubic: "c"
    case .close: "z"
    }
  }

  /// The element of a letter, which takes its points off the list; `nil` where there are too few.
  fileprivate init?(_ letter: Character, _ points: inout ArraySlice<CGPoint>) {
    guard let count = ["m": 1, "l": 1, "q": 2, "c": 3, "z": 0][letter], points.count >= count else {
      return nil
    }
    let own = Array(points.prefix(count))
    points = points.dropFirst(count)
    switch letter {
    case "m": self = .move(own[0])
    case "l": self = .line(own[0])
    case "q": self = .quad(control: own[0], own[1])
    case "c": self = .cubic(control1: own[0], control2: own[1], own[2])
    default: self = .close
    }
  }
}
