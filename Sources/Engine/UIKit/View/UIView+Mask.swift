import QuartzCore

extension UIView {
  func setMask(_ mask: UIView?) {
    guard mask !== arrangement.mask else { return }
    guard mask !== self else {
      return EngineReport.report(layer, "mask", "cannot be the view itself")
    }
    mask?.removeFromSuperview()
    arrangement.mask = mask
    layer.mask = mask?.layer
  }

  func setContentScale(_ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    if layer.contents != nil, !type(of: self).showsPicture { setNeedsDisplay() }
  }
}
