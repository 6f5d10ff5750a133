import Foundation

/// A layer as it is recorded; what is missing has Core Animation's default.
nonisolated final class RecordedLayer: Decodable {
  let `class`: String
  let name: String?
  let mask: RecordedLayer?
  let sublayers: [RecordedLayer]?
  let animations: [RecordedAnimation]?

  let bounds, position, anchorPoint, transform, sublayerTransform: [Double]?
  let zPosition, anchorPointZ, cornerRadius, borderWidth: Double?
  let opacity: Float?
  let hidden, masksToBounds, doubleSided, geometryFlipped: Bool?
  let backgroundColor, borderColor: [Double]?
  let shadowOpacity: Float?
  let shadowRadius: Double?
  let shadowOffset, shadowColor: [Double]?
  let shadowPath: RecordedPath?
  let contents, contentsGravity, compositingFilter: String?
  let contentsScale, rasterizationScale: Double?
  let allowsGroupOpacity, shouldRasterize: Bool?

  let beginTime, timeOffset, duration: Double?
  let speed, repeatCount: Float?
  let autoreverses: Bool?
  let fillMode: String?

  // A shape layer's.
  let path: RecordedPath?
  let fillColor, strokeColor: [Double]?
  let fillRule, lineCap, lineJoin: String?
  let lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd: Double?
  let lineDashPattern: [Double]?

  // A gradient layer's.
  let type: String?
  let colors: [[Double]]?
  let locations, startPoint, endPoint: [Double]?

  // A replicator layer's.
  let instanceCount: Int?
  let instanceDelay: Double?
  let instanceTransform, instanceColor: [Double]?
  let preservesDepth: Bool?
  let instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset: Float?
}
