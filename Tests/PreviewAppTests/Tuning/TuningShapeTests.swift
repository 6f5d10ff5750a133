import QuartzCore
import SceneProtocol
import Testing

@testable import PreviewApp

struct `What literals are together` {
  @Test func `is a color, whose parts may be quotients`() throws {
    let draft = try draft(
      "a = UIColor(red: «51» / 255, green: «0.5», blue: b, alpha: «1»)\nb = UIColor(white: «0.5», alpha: «1»)",
      [.double, .double, .double, .double, .double]
    )
    guard case .color(let color) = TuningShape(of: 1, in: draft.literals) else {
      Issue.record("no color")
      return
    }
    #expect(color.components(in: draft) == [0.2, 0.5, 1, 1] && color.parts == [0: 0, 1: 1, 3: 2])
    guard case .color(let gray) = TuningShape(of: 3, in: draft.literals) else {
      Issue.record("no gray")
      return
    }
    #expect(gray.model == .white && gray.components(in: draft) == [0.5, 0.5, 0.5, 1])
  }

  @Test func `is a curve of four control points`() throws {
    let draft = try draft(
      "f = CAMediaTimingFunction(controlPoints: «0.5», «0», «0.5», «1»)",
      [.float, .float, .float, .float]
    )
    #expect(TuningShape(of: 2, in: draft.literals) == .curve([0, 1, 2, 3]))
  }

  @Test func `is the spring that the engine makes of the same numbers`() throws {
    let draft = try draft(
      "s.mass = «2»\ns.stiffness = «150»\ns.damping = «8»\nother.damping = «5»",
      [.double, .double, .double, .double]
    )
    guard case .spring(let spring) = TuningShape(of: 1, in: draft.literals) else {
      Issue.record("no spring")
      return
    }
    #expect(Set(spring.parts.values) == [0, 1, 2])
    let own = CASpringAnimation(keyPath: nil)
    (own.mass, own.stiffness, own.damping) = (2, 150, 8)
    let animation = spring.animation(in: draft)
    #expect(animation.settlingDuration == own.settlingDuration)
    let samples = TuningShape.Spring.samples(of: animation)
    #expect(samples.first == 0 && abs((samples.last ?? 0) - 1) < 0.001)
    #expect((samples.max() ?? 0) > 1.3)
  }

  @Test func `is a number where it is none of these`() throws {
    let draft = try draft(
      "f(damping: «5»)\nlayer.opacity = «0.5»\nx = UIColor(alpha: «0.5»)\ny = «0xFF00FF»",
      [.double, .float, .double, .int]
    )
    let shapes = draft.literals.indices.map { TuningShape(of: $0, in: draft.literals) }
    #expect(shapes[1...] == [.number, .number, .hexColor])
  }
}
