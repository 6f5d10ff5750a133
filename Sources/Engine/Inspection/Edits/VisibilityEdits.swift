import QuartzCore

/// Layers that an inspector hides, and what the scene had set.
final class VisibilityEdits {
  private struct Edit {
    weak var layer: CALayer?
    let wasHidden: Bool
    /// Whether it is hidden so that another layer is alone.
    let isForIsolation: Bool
  }

  private var edits: [ObjectIdentifier: Edit] = [:]

  /// Whether it is the inspector that hides a layer.
  func isHidden(_ layer: CALayer) -> Bool { edit(of: layer) != nil }

  /// Hides a layer, or shows it again as the scene had it.
  func setHidden(_ layer: CALayer, _ isHidden: Bool) {
    if isHidden { hide(layer, isForIsolation: false) } else { restore { $0.layer === layer } }
  }

  /// Hides all but a layer, what is below it and what is above it; `nil` shows all that was hidden for that.
  func isolate(_ layer: CALayer?) {
    restore { $0.isForIsolation }
    var next = layer
    while let current = next, let above = current.tree.superlayer {
      for sublayer in above.tree.sublayers where sublayer !== current {
        hide(sublayer, isForIsolation: true)
      }
      next = above
    }
  }

  private func edit(of layer: CALayer) -> Edit? {
    guard !edits.isEmpty, let edit = edits[ObjectIdentifier(layer)], edit.layer === layer else {
      return nil
    }
    return edit
  }

  private func hide(_ layer: CALayer, isForIsolation: Bool) {
    guard edit(of: layer) == nil else { return }
    edits[ObjectIdentifier(layer)] = Edit(
      layer: layer,
      wasHidden: layer.values.isHidden,
      isForIsolation: isForIsolation
    )
    layer.changeInPlace { $0.isHidden = true }
  }

  private func restore(_ isWanted: (Edit) -> Bool) {
    for (place, edit) in edits where isWanted(edit) || edit.layer == nil {
      edits[place] = nil
      edit.layer?.changeInPlace { $0.isHidden = edit.wasHidden }
    }
  }
}

extension CALayer {
  /// Makes a change without any animation or action.
  func changeInPlace(_ change: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(self)
    CATransaction.commit()
  }
}
