import PlatformInterface
import XCTest

@testable import QuartzCore

/// The model of particles alone: plain values in, plain values out.
final class ParticleSystemTests: XCTestCase {
  private func cell(_ change: (inout ParticleCell) -> Void = { _ in }) -> ParticleCell {
    var cell = ParticleCell()
    cell.id = 1
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 100
    change(&cell)
    return cell
  }

  private func emitter(_ change: (inout ParticleEmitter) -> Void = { _ in }) -> ParticleEmitter {
    var emitter = ParticleEmitter()
    emitter.start = 0
    change(&emitter)
    return emitter
  }

  /// Everything that is seen of a system at a time, to the last bit.
  private func text(_ system: ParticleSystem, at time: Double) -> [String] {
    system.particles.map {
      "\($0.birth) \($0.lifetime) \($0.place(at: time)) \($0.scale(at: time)) "
        + "\($0.rotation(at: time)) \($0.color(at: time))"
    }.sorted()
  }

  func test_rate_isSummedUp() {
    var system = ParticleSystem()
    for (time, count) in [(0, 0), (0.05, 0), (0.1, 1), (0.95, 9), (1.95, 19), (2.95, 20)] {
      system.advance(to: time, emitter(), [cell()])
      XCTAssertEqual(system.particles.count, count, "at \(time)")
    }
    XCTAssertTrue(system.isActive(emitter(), [cell()]))
  }

  func test_whatIsSeen_doesNotDependOnHowOftenOneLooks() {
    let emitter = emitter {
      $0.shape = .rectangle
      $0.size = CGSize(width: 100, height: 50)
      $0.seed = 17
    }
    let inner = cell {
      $0.id = 2
      $0.birthRate = 30
      $0.lifetime = 0.5
      $0.emissionRange = 2 * .pi
    }
    let cells = [
      cell {
        $0.birthRate = 37
        $0.lifetimeRange = 1
        $0.velocityRange = 30
        $0.scaleRange = 0.5
        $0.spinRange = 2
        $0.colorRange = ParticleColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.3)
        $0.acceleration = ParticleVector(x: 3, y: 90, z: 0)
        $0.cells = [inner]
      }
    ]
    var once = ParticleSystem()
    once.advance(to: 0, emitter, cells)
    once.advance(to: 3, emitter, cells)
    for step in [1.0 / 60, 1.0 / 120, 1.0 / 7, 0.4] {
      var often = ParticleSystem()
      var time = 0.0
      while time < 3 {
        often.advance(to: time, emitter, cells)
        time += step
      }
      often.advance(to: 3, emitter, cells)
      XCTAssertEqual(text(often, at: 3), text(once, at: 3), "in steps of \(step)")
    }
    XCTAssertGreaterThan(once.particles.count, 500)
  }

  func test_seeds_giveOtherParticles_andTheSameOnesAgain() {
    func seen(_ seed: UInt32) -> [String] {
      var system = ParticleSystem()
      let cells = [cell { $0.velocityRange = 50 }]
      let emitter = emitter { $0.seed = seed }
      system.advance(to: 0, emitter, cells)
      system.advance(to: 1.5, emitter, cells)
      return text(system, at: 1.5)
    }
    XCTAssertEqual(seen(5), seen(5))
    XCTAssertNotEqual(seen(5), seen(6))
  }

  func test_motion_isThatOfAThrownThing() throws {
    var system = ParticleSystem()
    let cells = [
      cell {
        $0.birthRate = 1
        $0.lifetime = 10
        $0.longitude = .pi / 2
        $0.acceleration = ParticleVector(x: 10, y: 0, z: 0)
        $0.scale = 2
        $0.scaleSpeed = -0.25
        $0.spin = 1
        $0.colorSpeed = ParticleColor(red: -0.1, green: 0, blue: 0, alpha: -0.25)
      }
    ]
    system.advance(to: 0, emitter(), cells)
    system.advance(to: 1.5, emitter(), cells)
    let particle = try XCTUnwrap(system.particles.first)
    let place = particle.place(at: 3)
    XCTAssertEqual(place.x, 20, accuracy: 1e-9)
    XCTAssertEqual(place.y, 200, accuracy: 1e-9)
    XCTAssertEqual(particle.scale(at: 3), 1.5)
    XCTAssertEqual(particle.rotation(at: 3), 2)
    XCTAssertEqual(particle.color(at: 3).limited.red, 0.8, accuracy: 1e-6)
    XCTAssertEqual(particle.color(at: 3).limited.alpha, 0.5, accuracy: 1e-6)
    XCTAssertEqual(particle.color(at: 9).limited.alpha, 0)
  }

  func test_factors_holdForLaterParticlesAlone() {
    var system = ParticleSystem()
    let cells = [
      cell {
        $0.birthRate = 1; $0.lifetime = 10
      }
    ]
    system.advance(to: 1.5, emitter(), cells)
    let changed = emitter {
      $0.velocity = 3
      $0.scale = 4
    }
    system.advance(to: 2.5, changed, cells)
    XCTAssertEqual(system.particles.map(\.velocity.x), [100, 300])
    XCTAssertEqual(system.particles.map(\.scale), [1, 4])
  }

  func test_ranges_areAroundTheValue() {
    var system = ParticleSystem()
    let cells = [
      cell {
        $0.birthRate = 1000
        $0.lifetimeRange = 1
        $0.velocityRange = 20
        $0.emissionRange = .pi / 2
      }
    ]
    system.advance(to: 0, emitter(), cells)
    system.advance(to: 0.99, emitter(), cells)
    let speeds = system.particles.map {
      hypot(hypot($0.velocity.x, $0.velocity.y), $0.velocity.z)
    }
    XCTAssertGreaterThan(speeds.min()!, 90)
    XCTAssertLessThan(speeds.min()!, 91)
    XCTAssertLessThan(speeds.max()!, 110)
    XCTAssertGreaterThan(speeds.max()!, 109)
    let angles = system.particles.map { atan2($0.velocity.y, $0.velocity.x) }
    XCTAssertEqual(angles.max()!, .pi / 4, accuracy: 0.08)
    XCTAssertLessThan(angles.max()!, .pi / 4)
    XCTAssertEqual(angles.min()!, -.pi / 4, accuracy: 0.08)
    // Evenly over the cone: half of it lies within 0.55 of its axis.
    let inner = system.particles.filter {
      $0.velocity.x > 0.8536 * hypot(hypot($0.velocity.x, $0.velocity.y), $0.velocity.z)
    }
    XCTAssertEqual(Double(inner.count), Double(system.particles.count) / 2, accuracy: 60)
    XCTAssertEqual(system.particles.map(\.lifetime).min()!, 1.5, accuracy: 0.05)
  }

  func test_shapes() {
    func places(_ change: (inout ParticleEmitter) -> Void) -> [Particle] {
      var system = ParticleSystem()
      let emitter = emitter {
        $0.position = CGPoint(x: 10, y: 20)
        $0.size = CGSize(width: 40, height: 10)
        $0.depth = 6
        change(&$0)
      }
      let cells = [
        cell {
          $0.birthRate = 500; $0.longitude = .pi
        }
      ]
      system.advance(to: 0, emitter, cells)
      system.advance(to: 1, emitter, cells)
      return system.particles
    }
    XCTAssertTrue(places { _ in }.allSatisfy { $0.origin == ParticleVector(x: 10, y: 20, z: 0) })
    let line = places { $0.shape = .line }
    XCTAssertTrue(line.allSatisfy { $0.origin.y == 20 && abs($0.origin.x - 10) <= 20 })
    XCTAssertEqual(line.map(\.origin.x).min()!, -10, accuracy: 1)
    XCTAssertTrue(
      line.allSatisfy { $0.velocity.y > 99 }, "the longitude π of a line is downwards")
    let ends = places {
      $0.shape = .line
      $0.mode = .points
    }
    XCTAssertEqual(Set(ends.map(\.origin.x)), [-10, 30])
    let ring = places {
      $0.shape = .circle
      $0.mode = .outline
    }
    XCTAssertTrue(ring.allSatisfy { abs(hypot($0.origin.x - 10, $0.origin.y - 20) - 40) < 1e-6 })
    XCTAssertTrue(
      ring.allSatisfy { $0.velocity.x * ($0.origin.x - 10) <= 1e-6 }, "and of a circle inwards")
    let disc = places { $0.shape = .circle }
    XCTAssertTrue(disc.allSatisfy { hypot($0.origin.x - 10, $0.origin.y - 20) <= 40 })
    let corners = places {
      $0.shape = .cuboid
      $0.mode = .points
    }
    XCTAssertEqual(Set(corners.map { "\($0.origin)" }).count, 8)
    let edges = places {
      $0.shape = .rectangle
      $0.mode = .outline
    }
    XCTAssertTrue(
      edges.allSatisfy { abs($0.origin.x - 10) == 20 || abs($0.origin.y - 20) == 5 })
    let ball = places {
      $0.shape = .sphere
      $0.mode = .surface
    }
    XCTAssertTrue(
      ball.allSatisfy {
        let (x, y) = ($0.origin.x - 10, $0.origin.y - 20)
        return abs((x * x + y * y + $0.origin.z * $0.origin.z).squareRoot() - 40) < 1e-6
      })
  }

  func test_withoutABeginning_itHasAlwaysBeenGoingOn() {
    var system = ParticleSystem()
    let endless = emitter { $0.start = -.infinity }
    system.advance(to: 500, endless, [cell()])
    XCTAssertEqual(system.particles.count, 20)
    var later = ParticleSystem()
    later.advance(to: 499, endless, [cell()])
    later.advance(to: 500, endless, [cell()])
    XCTAssertEqual(text(later, at: 500), text(system, at: 500))
  }

  func test_window_ofACell() {
    var system = ParticleSystem()
    let cells = [
      cell {
        $0.beginTime = 1
        $0.duration = 0.5
      }
    ]
    for (time, count) in [(0.0, 0), (0.9, 0), (1.25, 2), (1.6, 5), (2.9, 5), (3.21, 3)] {
      system.advance(to: time, emitter(), cells)
      XCTAssertEqual(system.particles.count, count, "at \(time)")
      XCTAssertTrue(system.isActive(emitter(), cells))
    }
    system.advance(to: 3.6, emitter(), cells)
    XCTAssertFalse(system.isActive(emitter(), cells), "nothing lives, and nothing will be born")
  }

  func test_rateThatBecomesZero_letsParticlesLiveOn() {
    var system = ParticleSystem()
    system.advance(to: 1, emitter(), [cell()])
    let off = cell { $0.birthRate = 0 }
    system.advance(to: 2.5, emitter(), [off])
    XCTAssertEqual(system.particles.count, 5)
    XCTAssertTrue(system.isActive(emitter(), [off]))
    system.advance(to: 3.1, emitter(), [off])
    XCTAssertFalse(system.isActive(emitter(), [off]))
    XCTAssertFalse(system.isActive(emitter(), [cell { $0.isEnabled = false }]))
  }

  func test_rateThatChanges_countsOn() {
    var system = ParticleSystem()
    system.advance(to: 0.55, emitter(), [cell()])
    XCTAssertEqual(system.particles.count, 5)
    // Half a particle is on its way, and comes after half of the new interval.
    let faster = cell { $0.birthRate = 100 }
    system.advance(to: 0.5501, emitter(), [faster])
    system.advance(to: 0.5549, emitter(), [faster])
    XCTAssertEqual(system.particles.count, 5)
    system.advance(to: 0.5551, emitter(), [faster])
    XCTAssertEqual(system.particles.count, 6)
  }

  func test_particlesEmit_whereTheyAre_andInTheirColour() throws {
    let spark = cell {
      $0.id = 2
      $0.birthRate = 2
      $0.lifetime = 5
      $0.velocity = 0
    }
    let cells = [
      cell {
        $0.birthRate = 1
        $0.lifetime = 1.75
        $0.color = ParticleColor(red: 0.5, green: 1, blue: 1, alpha: 1)
        $0.cells = [spark]
        $0.duration = 1
      }
    ]
    var system = ParticleSystem()
    system.advance(to: 0, emitter(), cells)
    system.advance(to: 4, emitter(), cells)
    XCTAssertEqual(system.particles.map(\.birth), [1.5, 2, 2.5], "the rocket is gone")
    XCTAssertEqual(system.particles.map(\.origin.x), [50, 100, 150])
    XCTAssertEqual(system.particles.map(\.color.red), [0.5, 0.5, 0.5])
  }

  func test_numberOfParticles_isBounded() {
    var system = ParticleSystem()
    let flood = cell {
      $0.birthRate = 1e9
      $0.lifetime = 100
      $0.cells = [cell { $0.birthRate = 1e9 }]
    }
    system.advance(to: 0, emitter(), [flood])
    for time in [0.1, 1, 2] { system.advance(to: time, emitter(), [flood]) }
    XCTAssertEqual(system.particles.count, LayerLimits.particles)
    XCTAssertGreaterThan(system.leftOut, 0)
    for odd in [Float.nan, .infinity, -5] {
      var system = ParticleSystem()
      system.advance(to: 0, emitter(), [cell { $0.birthRate = odd }])
      system.advance(to: 1, emitter(), [cell { $0.birthRate = odd }])
      XCTAssertTrue(system.particles.isEmpty)
    }
  }

  func test_otherCellsLikeThoseBefore_emitTheSame() {
    for start in [0, -Double.infinity] {
      let emitter = emitter { $0.start = start }
      var system = ParticleSystem()
      var other = ParticleSystem()
      for (index, time) in [10, 10.25, 10.5].enumerated() {
        system.advance(to: time, emitter, [cell()])
        other.advance(to: time, emitter, [cell { $0.id = 100 + index }])
      }
      XCTAssertEqual(text(other, at: 10.5), text(system, at: 10.5))
      other.advance(to: 10.5, emitter, [])
      XCTAssertTrue(other.particles.isEmpty, "particles go with their cells")
    }
  }

  func test_particlesThatBecomeClear_areGone() {
    var system = ParticleSystem()
    let fading = cell {
      $0.lifetime = 100
      $0.duration = 1
      $0.beginTime = 0.001
      $0.colorSpeed.alpha = -0.5
    }
    for time in [0, 1.5, 2.5] { system.advance(to: time, emitter(), [fading]) }
    XCTAssertTrue(system.isActive(emitter(), [fading]))
    system.advance(to: 3.1, emitter(), [fading])
    XCTAssertFalse(system.isActive(emitter(), [fading]), "though they would live for long")
  }

  func test_timeThatTurnsBack_beginsAnew() {
    var system = ParticleSystem()
    system.advance(to: 5, emitter(), [cell()])
    system.advance(to: 0, emitter(), [cell()])
    XCTAssertTrue(system.particles.isEmpty)
    system.advance(to: 0.15, emitter(), [cell()])
    XCTAssertEqual(system.particles.count, 1)
  }
}
