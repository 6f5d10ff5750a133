import Foundation

/// A recorded layer tree with its animations, and the moments at which Apple's Core Animation drew it.
nonisolated struct RecordedTree: Decodable {
  let sample: String
  /// Width and height, in points.
  let size: [Double]
  /// Pixels a point.
  let scale: Double
  let states: [State]
  let layer: RecordedLayer

  /// One picture.
  struct State: Decodable {
    /// The name of Apple's picture.
    let apple: String
    let set: [Change]
  }

  /// A value that a state sets: `timeOffset` of a layer that stands still.
  struct Change: Decodable {
    /// The way to the layer from the root.
    let layer: [Step]
    let value: Double
  }

  /// From a layer to one below it.
  enum Step: Decodable {
    case sublayer(Int)
    case mask

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(Int.self)).map { .sublayer($0) } ?? .mask
    }
  }

  /// - Parameter file: JSON, as it is or compressed by gzip.
  /// - Throws: What reading or decoding the file throws.
  init(file: URL) throws {
    let data = file.pathExtension == "gz" ? try Self.uncompressed(file) : try Data(contentsOf: file)
    self = try JSONDecoder().decode(RecordedTree.self, from: data)
  }

  private static func uncompressed(_ file: URL) throws -> Data {
    let (gzip, pipe) = (Process(), Pipe())
    gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
    gzip.arguments = ["-dc", file.path]
    gzip.standardOutput = pipe
    try gzip.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    return data
  }
}
