internal import CX11

/// The screen's refresh rate, as XRandR reports it.
package enum RefreshRate {
  /// In hertz, of the primary output, or else of the first output in use.
  ///
  /// `nil` without XRandR 1.3, an output in use, or a plausible rate (virtual displays).
  static func query(_ display: OpaquePointer) -> Double? {
    var major: Int32 = 0
    var minor: Int32 = 0
    guard XRRQueryVersion(display, &major, &minor) != 0, (major, minor) >= (1, 3) else {
      return nil
    }
    let root = XDefaultRootWindow(display)
    guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return nil }
    defer { XRRFreeScreenResources(resources) }
    let outputs = UnsafeBufferPointer(
      start: resources.pointee.outputs,
      count: Int(resources.pointee.noutput)
    )
    let primary = XRRGetOutputPrimary(display, root)
    let byPreference = outputs.filter { $0 == primary } + outputs.filter { $0 != primary }
    for output in byPreference {
      if let rate = rate(of: output, resources, display) { return rate }
    }
    return nil
  }

  private static func rate(
    of output: RROutput,
    _ resources: UnsafeMutablePointer<XRRScreenResources>,
    _ display: OpaquePointer
  ) -> Double? {
    guard let info = XRRGetOutputInfo(display, resources, output) else { return nil }
    defer { XRRFreeOutputInfo(info) }
    guard info.pointee.crtc != 0,
      let crtc = XRRGetCrtcInfo(display, resources, info.pointee.crtc)
    else { return nil }
    defer { XRRFreeCrtcInfo(crtc) }
    let modes = UnsafeBufferPointer(
      start: resources.pointee.modes,
      count: Int(resources.pointee.nmode)
    )
    return modes.first { $0.id == crtc.pointee.mode }.flatMap {
      hertz(
        dotClock: Double($0.dotClock),
        columns: Double($0.hTotal),
        rows: Double($0.vTotal),
        isInterlaced: $0.modeFlags & UInt(RR_Interlace) != 0,
        isDoubleScanned: $0.modeFlags & UInt(RR_DoubleScan) != 0
      )
    }
  }

  /// Pixels per second divided by pixels per frame; `nil` unless the rate is 10 to 1000 Hz.
  package static func hertz(
    dotClock: Double,
    columns: Double,
    rows: Double,
    isInterlaced: Bool,
    isDoubleScanned: Bool
  ) -> Double? {
    let linesDrawn = rows * (isDoubleScanned ? 2 : 1) / (isInterlaced ? 2 : 1)
    let rate = dotClock / (columns * linesDrawn)
    return (10...1000).contains(rate) ? rate : nil
  }
}
