import PlatformInterface
import XCTest

@testable import QuartzCore

final class EmitterLayerTests: XCTestCase {
  private func snow(in fixture: LayerFixture) -> (CAEmitterLayer, CAEmitterCell) {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.name = "snow"
    cell.contents = CGImage(PixelBuffer(width: 4, height: 4))
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 10
    layer.emitterCells = [cell]
    layer.beginTime = fixture.start
    fixture.root.addSublayer(layer)
    return (layer, cell)
  }

  private func particles(_ fixture: LayerFixture, at time: Double) -> RenderParticles? {
    guard case .particles(let shown)? = fixture.frame(at: time).children.last?.background.last
    else {
      return nil
    }
    return shown
  }

  override func tearDown() {
    // What still emits would be asked in later tests' frames.
    turnMainQueue()
    super.tearDown()
  }

  func test_defaultsAreCoreAnimations() {
    let layer = CAEmitterLayer()
    XCTAssertEqual(layer.emitterShape, .point)
    XCTAssertEqual(layer.emitterMode, .volume)
    XCTAssertEqual(layer.renderMode, .unordered)
    XCTAssertEqual(
      [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin], [1, 1, 1, 1, 1])
    XCTAssertEqual(layer.seed, 0)
    let cell = CAEmitterCell()
    XCTAssertEqual(cell.scale, 1)
    XCTAssertEqual(cell.contentsScale, 1)
    XCTAssertEqual(cell.birthRate, 0)
    XCTAssertTrue(cell.isEnabled)
    XCTAssertEqual(cell.color?.rgba, .white)
    XCTAssertEqual(CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber, 1)
    XCTAssertNil(CAEmitterCell.defaultValue(forKey: "unknown"))
  }

  func test_particlesAreShown_andFramesAreAskedFor() {
    let fixture = LayerFixture()
    let (layer, _) = snow(in: fixture)
    layer.emitterPosition = CGPoint(x: 50, y: 60)
    fixture.frame(at: 0)
    XCTAssertTrue(fixture.isMoving)
    let shown = particles(fixture, at: 0.55)
    XCTAssertEqual(shown?.particles.count, 5)
    XCTAssertEqual(shown?.particles[0].size, CGSize(width: 4, height: 4))
    XCTAssertEqual(shown?.particles[0].center.x ?? 0, 54.5, accuracy: 0.01)
    layer.removeFromSuperlayer()
    turnMainQueue()
    fixture.frame(at: 0.6)
    XCTAssertFalse(fixture.isMoving)
  }

  func test_nothingMoves_whereNothingLivesOrIsBorn() {
    let fixture = LayerFixture()
    let (layer, cell) = snow(in: fixture)
    fixture.frame(at: 0)
    fixture.frame(at: 0.5)
    layer.setValue(0, forKeyPath: "emitterCells.snow.birthRate")
    XCTAssertEqual(cell.birthRate, 0)
    fixture.frame(at: 1.2)
    XCTAssertTrue(fixture.isMoving, "the last ones still live")
    fixture.frame(at: 1.6)
    XCTAssertFalse(fixture.isMoving)
    XCTAssertNil(particles(fixture, at: 1.7))
    let before = fixture.requests
    layer.setValue(10, forKeyPath: "emitterCells.snow.birthRate")
    XCTAssertGreaterThan(fixture.requests, before, "a change asks for a frame")
    fixture.frame(at: 1.8)
    XCTAssertTrue(fixture.isMoving)
    layer.removeFromSuperlayer()
  }

  func test_hiddenLayers_costNothing_andGoOnWhenTheyAreShown() {
    let fixture = LayerFixture()
    let (layer, _) = snow(in: fixture)
    fixture.frame(at: 0)
    layer.isHidden = true
    // Hiding takes the quarter of a second of an implicit animation.
    fixture.frame(at: 0.4)
    fixture.frame(at: 0.5)
    XCTAssertFalse(fixture.isMoving)
    layer.isHidden = false
    let shown = particles(fixture, at: 5.05)
    XCTAssertTrue(fixture.isMoving)
    XCTAssertEqual(shown?.particles.count, 10, "time went on meanwhile")
    layer.removeFromSuperlayer()
  }

  func test_layersInsideWhatLeavesAndComesBack_emitAgain() {
    let fixture = LayerFixture()
    let (layer, _) = snow(in: fixture)
    let holder = CALayer()
    fixture.root.addSublayer(holder)
    holder.addSublayer(layer)
    fixture.frame(at: 0)
    holder.removeFromSuperlayer()
    turnMainQueue()
    fixture.root.addSublayer(holder)
    fixture.frame(at: 0.5)
    fixture.frame(at: 0.6)
    XCTAssertTrue(fixture.isMoving)
    layer.removeFromSuperlayer()
  }

  func test_keyPaths_readAndAnimateCells() {
    let fixture = LayerFixture()
    let (layer, cell) = snow(in: fixture)
    fixture.frame(at: 0)
    XCTAssertEqual(layer.value(forKeyPath: "emitterCells.snow.lifetime") as? NSNumber, 1)
    layer.setValue(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "emitterCells.snow.color")
    XCTAssertEqual(cell.color?.rgba.green, 0)
    let animation = CABasicAnimation(keyPath: "emitterCells.snow.velocity")
    animation.fromValue = 0
    animation.toValue = 1000
    animation.duration = 1
    layer.add(animation, forKey: nil)
    fixture.frame(at: 0)
    let shown = particles(fixture, at: 0.99)!
    let places = shown.particles.map(\.center.x)
    XCTAssertEqual(cell.velocity, 10, "the cell itself is as it was")
    XCTAssertGreaterThan(places.max()!, 20, "faster than the cell says")
    layer.removeFromSuperlayer()
  }

  func test_layerProperties_areAnimated() {
    let fixture = LayerFixture()
    let (layer, _) = snow(in: fixture)
    fixture.frame(at: 0)
    layer.emitterPosition = CGPoint(x: 100, y: 0)
    XCTAssertNotNil(layer.animation(forKey: "emitterPosition"), "as any layer's own property is")
    let shown: NSNumber? = fixture.shown("emitterPosition.x", of: layer, at: 0.125)
    XCTAssertGreaterThan(shown?.doubleValue ?? 0, 10)
    XCTAssertLessThan(shown?.doubleValue ?? 100, 95)
    layer.removeFromSuperlayer()
  }

  func test_orderOfPainting() {
    let fixture = LayerFixture()
    let (layer, cell) = snow(in: fixture)
    cell.lifetime = 10
    cell.emissionLatitude = .pi / 2
    func order(_ mode: CAEmitterLayerRenderMode, at time: Double) -> [CGFloat] {
      layer.renderMode = mode
      return (particles(fixture, at: time)?.particles ?? []).map(\.rotation)
    }
    cell.spin = 1
    fixture.frame(at: 0)
    let oldest = order(.oldestFirst, at: 0.5)
    XCTAssertEqual(oldest, oldest.sorted(by: >))
    let youngest = order(.oldestLast, at: 0.6)
    XCTAssertEqual(youngest, youngest.sorted())
    // Older ones have come nearer.
    let nearest = order(.backToFront, at: 0.7)
    XCTAssertEqual(nearest, nearest.sorted())
    XCTAssertEqual(particles(fixture, at: 0.7)?.isAdditive, false)
    layer.renderMode = .additive
    XCTAssertEqual(particles(fixture, at: 0.8)?.isAdditive, true)
    layer.removeFromSuperlayer()
  }

  func test_cells_keepValuesUnderKeys_andAreArchived() throws {
    let cell = CAEmitterCell()
    cell.setValue(12, forKey: "birthRate")
    cell.setValue("mine", forKey: "other")
    cell.style = ["lifetime": 3]
    XCTAssertEqual(cell.birthRate, 12)
    XCTAssertEqual(cell.lifetime, 3)
    XCTAssertEqual(cell.value(forKey: "other") as? String, "mine")
    XCTAssertTrue(cell.shouldArchiveValue(forKey: "other"))
    XCTAssertFalse(cell.shouldArchiveValue(forKey: "lifetime"))
    let inner = CAEmitterCell()
    inner.name = "inner"
    cell.emitterCells = [inner]
    let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterCell.self, from: data)
    XCTAssertEqual(read?.birthRate, 12)
    XCTAssertEqual(read?.duration, .infinity)
    XCTAssertEqual(read?.emitterCells?.first?.name, "inner")
  }

  func test_pathsOfCells() {
    XCTAssertEqual(EmitterCellPath("a.birthRate")?.name, "a.birthRate")
    XCTAssertEqual(EmitterCellPath("a.b.velocity")?.name, "a.b.velocity")
    XCTAssertEqual(EmitterCellPath("a.contentsRect.origin.x")?.part, .originX)
    XCTAssertNil(EmitterCellPath("birthRate"))
    XCTAssertNil(EmitterCellPath("a.unknown"))
  }
}
