/// The inputs of filters except pictures, by Core Image's keys.
package enum FilterKey: String, CaseIterable, Sendable {
  case radius = "inputRadius"
  case center = "inputCenter"
  case scale = "inputScale"
  case saturation = "inputSaturation"
  case brightness = "inputBrightness"
  case contrast = "inputContrast"
  case redVector = "inputRVector"
  case greenVector = "inputGVector"
  case blueVector = "inputBVector"
  case alphaVector = "inputAVector"
  case biasVector = "inputBiasVector"
  case minComponents = "inputMinComponents"
  case maxComponents = "inputMaxComponents"
  case color = "inputColor"
  case intensity = "inputIntensity"
  case levels = "inputLevels"
  case angle = "inputAngle"
  case exposure = "inputEV"
  case power = "inputPower"
}

/// The type of an input's value.
package enum FilterInputSort: Sendable {
  case number, color, vector
}

extension FilterKey {
  /// The type; it is the same in every filter that has the key.
  package var sort: FilterInputSort {
    switch self {
    case .color: .color
    case .center, .redVector, .greenVector, .blueVector, .alphaVector, .biasVector,
      .minComponents, .maxComponents:
      .vector
    default: .number
    }
  }
}
