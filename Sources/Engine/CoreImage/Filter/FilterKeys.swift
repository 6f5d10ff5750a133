/// The key of a blur's radius, in points.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the point that a pattern keeps to.
public let kCIInputCenterKey = "inputCenter"
/// The key of a pattern's size, in points.
public let kCIInputScaleKey = "inputScale"
/// The key of how strong colors are: 0 for gray, 1 for as they are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of what is added to each color component.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the factor by which components move away from the half.
public let kCIInputContrastKey = "inputContrast"
/// The key of how much of an effect there is, 0 … 1.
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
/// The attribute that has the name that people know a filter by.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute that has the name of the class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute that has an input's value while nothing was set.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute that has the least number that an input acts as.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute that has the greatest number that an input acts as.
public let kCIAttributeMax = "CIAttributeMax"
