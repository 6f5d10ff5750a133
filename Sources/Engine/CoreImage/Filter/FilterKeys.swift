/// The key of a blur's radius, in points.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the point that a pattern is aligned to.
public let kCIInputCenterKey = "inputCenter"
/// The key of a pattern's size, in points.
public let kCIInputScaleKey = "inputScale"
/// The key of the saturation: 0 for gray, 1 for unchanged colors.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the number added to each color component.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast: the factor of the components' distance from 0.5.
public let kCIInputContrastKey = "inputContrast"
/// The key of the strength of an effect, 0 … 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the vector that is added to all components.
public let kCIInputBiasVectorKey = "inputBiasVector"

/// The attribute that has a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute that has the display name of a filter.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute that has the name of the class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute that has an input's default.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute that has the minimum that an input is clamped to.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute that has the maximum that an input is clamped to.
public let kCIAttributeMax = "CIAttributeMax"
