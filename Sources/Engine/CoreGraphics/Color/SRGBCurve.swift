import Foundation

/// The transfer function of sRGB and its inverse (IEC 61966-2-1), for components from 0 up.
package enum SRGBCurve {
  package static func light(of component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  package static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
