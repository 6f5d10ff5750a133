import CoreGraphics
import DisplayList
import QuartzCore
import Raster
import Testing

/// Planes that go through the eye's own: what lies behind it is clipped, and never comes back on the other side.
///
/// Whatever is drawn, each pixel is held against where its center comes from in the plane.
struct `Behind the eye` {
  /// Seen with w ≤ 0: the right part; the left one; a corner; nearly all, at a slant.
  static let maps: [Homography] = [
    Homography(1, 0, -0.05, 0, 1, 0, 0, 0, 1).then(.moved(45, 20)),
    .tilted(1.3, about: 20, 20, distance: 12),
    Homography(1, 0.1, 0.03, -0.2, 1, 0.04, 5, 4, -0.6),
    .turned(0.5, about: 20, 20).then(.tilted(-1.2, about: 24, 18, distance: 9)),
  ]

  /// What is drawn, and how opaque it is at a point of the plane.
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: @Sendable (Homography) -> [DisplayItem]
    let alpha: @Sendable (CGPoint) -> Int
    /// Points of the plane that edges may be off by.
    ///
    /// What has pixels of its own mixes them with the next ones, and each is up to two points wide here: as wide as
    /// one of the device's is at the subject's middle.
    var slack = 0.0
  }

  static let rect = CGRect(x: -30, y: -12, width: 70, height: 50)

  private static func inside(_ point: CGPoint) -> Int { rect.contains(point) ? 255 : 0 }

  /// Beside what casts it.
  private static let offset = CGSize(width: 8, height: -14)

  private static func shadow(_ shape: DisplayItem.Shadow.Shape, _ map: Homography)
    -> DisplayItem.Shadow
  {
    .init(shape: shape, color: .black, sigma: 0, offset: offset, toDevice: map)
  }

  private static func inShadow(_ point: CGPoint) -> Int {
    inside(CGPoint(x: point.x - offset.width, y: point.y - offset.height))
  }

  private static func plain(_ map: Homography) -> DisplayItem { fill(-30, -12, 70, 50, map: map) }

  /// White where x < 0, half clear where not.
  private static let picture = CGImage(
    width: 7,
    height: 1,
    pixels: [
      ~0, ~0, ~0, 0x8080_8080, 0x8080_8080, 0x8080_8080, 0x8080_8080,
    ]
  )

  static let subjects: [Subject] = [
    Subject(testDescription: "a fill", items: { [plain($0)] }, alpha: { inside($0) }),
    Subject(
      testDescription: "a round fill",
      items: { [fill(-30, -12, 70, 50, radius: 12, map: $0)] },
      alpha: {
        let (x, y) = (max(-18 - $0.x, $0.x - 28, 0), max(0 - $0.y, $0.y - 26, 0))
        return x * x + y * y <= 144 ? 255 : 0
      }
    ),
    Subject(
      testDescription: "a border",
      items: { [border(-30, -12, 70, 50, thickness: 8, map: $0)] },
      alpha: { rect.insetBy(dx: 8, dy: 8).contains($0) ? 0 : inside($0) }
    ),
    Subject(
      testDescription: "a picture",
      items: { map in
        let source = CGRect(x: 0, y: 0, width: 7, height: 1)
        return [
          .image(
            .init(image: picture, source: source, destination: rect, isSmooth: false, toDevice: map)
          )
        ]
      },
      alpha: { inside($0) == 0 ? 0 : $0.x < 0 ? 255 : 128 }
    ),
    Subject(
      testDescription: "a clip",
      items: { map in
        group(clip: clip(-30, -12, 70, 50, map: map), [fill(-50, -50, 200, 200)])
      },
      alpha: { inside($0) }
    ),
    Subject(
      testDescription: "a group",
      items: { group(opacity: 0.5, [plain($0), plain($0)]) },
      alpha: { inside($0) == 0 ? 0 : 128 }
    ),
    Subject(
      testDescription: "a group in pixels of its own",
      items: { map in
        [.beginRaster(.init(toDevice: map, scale: 1)), plain(map), .endGroup]
      },
      alpha: { inside($0) },
      slack: 3
    ),
    Subject(
      testDescription: "a shadow",
      items: { map in
        [
          .shadow(
            shadow(
              .roundedRect(
                rect,
                cornerRadius: 0,
                edges: EdgeStyle(roundCorners: [], softEdges: .all)
              ),
              map
            )
          )
        ]
      },
      alpha: { inShadow($0) },
      slack: 3
    ),
    Subject(
      testDescription: "a group's shadow",
      items: { map in
        [.beginShadow(shadow(.items(of: rect), map)), plain(map), .endGroup]
      },
      alpha: { max(inside($0), inShadow($0)) },
      slack: 3
    ),
  ]

  /// Every other pixel each way; those near an edge are left out, and those that see so much of the plane that one
  /// could pass between the points that are asked.
  ///
  /// One of 255 is the group's rounding.
  @Test(arguments: subjects, maps.indices)
  func `nothing of the plane is seen`(_ subject: Subject, _ map: Int) throws {
    let map = Self.maps[map]
    let back = try #require(map.inverse)
    let frame = rendered(subject.items(map), width: 60, height: 60)
    var (checked, behind, wrong) = (0, 0, [String]())
    for y in stride(from: 0, to: 60, by: 2) {
      for x in stride(from: 0, to: 60, by: 2) {
        guard let alpha = expected(subject, x, y, back) else { continue }
        checked += 1
        if back.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) == nil { behind += 1 }
        if abs(frame.alpha(x, y) - alpha) > 1 {
          wrong.append("(\(x), \(y)) has \(frame.alpha(x, y)) for \(alpha)")
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(checked > 300)
    #expect(behind > 50)
  }

  /// The alpha that all points around a pixel's center agree on; `nil` where they do not.
  private func expected(_ subject: Subject, _ x: Int, _ y: Int, _ back: Homography) -> Int? {
    let (slack, middle) = (subject.slack, back.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
    var around: [(Double, Double)] = [(0, 0)]
    if slack > 0 { around += [(slack, 0), (-slack, 0), (0, slack), (0, -slack)] }
    var agreed: Int?
    for dy in [-1.5, 0, 1.5] {
      for dx in [-1.5, 0, 1.5] {
        let point = back.map(CGPoint(x: Double(x) + 0.5 + dx, y: Double(y) + 0.5 + dy))
        guard (point == nil) == (middle == nil) else { return nil }
        for (s, t) in around {
          var alpha = 0
          if let point, let middle {
            // Half of what the thinnest part of a subject has.
            guard abs(point.x - middle.x) + abs(point.y - middle.y) < 4 else { return nil }
            alpha = subject.alpha(CGPoint(x: Double(point.x) + s, y: Double(point.y) + t))
          }
          guard agreed == nil || agreed == alpha else { return nil }
          agreed = alpha
        }
      }
    }
    return agreed
  }
}
