import CairoBackend
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Layers as pixels: the painter and the commit together.
final class LayerPixelTests: XCTestCase {
  func test_gallery() {
    onMainActor {
      let root = layer(0, 0, 640, 480, .white)
      let rounded = layer(20, 20, 100, 80, red)
      rounded.cornerRadius = 24
      rounded.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      rounded.borderWidth = 4
      root.addSublayer(rounded)

      let continuous = layer(140, 20, 100, 80, blue)
      continuous.cornerRadius = 30
      continuous.cornerCurve = .continuous
      continuous.shadowOpacity = 0.6
      continuous.shadowOffset = CGSize(width: 0, height: 6)
      continuous.shadowRadius = 6
      root.addSublayer(continuous)

      let clipping = layer(260, 20, 100, 80, green)
      clipping.masksToBounds = true
      clipping.cornerRadius = 20
      clipping.addSublayer(layer(50, 40, 100, 100, red))
      root.addSublayer(clipping)

      let axial = CAGradientLayer()
      axial.frame = CGRect(x: 380, y: 20, width: 100, height: 80)
      axial.colors = [CGColor(red), CGColor(blue)]
      axial.startPoint = .zero
      axial.endPoint = CGPoint(x: 1, y: 1)
      axial.cornerRadius = 20
      root.addSublayer(axial)

      let radial = CAGradientLayer()
      radial.frame = CGRect(x: 500, y: 20, width: 120, height: 80)
      radial.type = .radial
      radial.colors = [CGColor(.white), CGColor(green)]
      radial.startPoint = CGPoint(x: 0.5, y: 0.5)
      radial.endPoint = CGPoint(x: 1, y: 1)
      root.addSublayer(radial)

      let conic = CAGradientLayer()
      conic.frame = CGRect(x: 20, y: 130, width: 100, height: 100)
      conic.type = .conic
      conic.colors = [CGColor(red), CGColor(green), CGColor(blue), CGColor(red)]
      conic.startPoint = CGPoint(x: 0.5, y: 0.5)
      conic.endPoint = CGPoint(x: 0.5, y: 0)
      conic.cornerRadius = 50
      root.addSublayer(conic)

      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 140, y: 130, width: 100, height: 100)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 50, y: 5))
      path.addLine(to: CGPoint(x: 95, y: 95))
      path.addLine(to: CGPoint(x: 5, y: 40))
      path.addLine(to: CGPoint(x: 95, y: 40))
      path.addLine(to: CGPoint(x: 5, y: 95))
      path.closeSubpath()
      shape.path = path
      shape.fillRule = .evenOdd
      shape.fillColor = CGColor(green)
      shape.strokeColor = CGColor(.black)
      shape.lineWidth = 3
      shape.strokeEnd = 0.7
      root.addSublayer(shape)

      let masked = layer(260, 130, 100, 100, red)
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 50), transform: nil)
      masked.mask = mask
      root.addSublayer(masked)

      let text = CATextLayer()
      text.frame = CGRect(x: 380, y: 130, width: 240, height: 60)
      text.string = "A text layer that is cut off at its end"
      text.fontSize = 20
      text.foregroundColor = CGColor(.black)
      text.truncationMode = .end
      text.alignmentMode = .center
      root.addSublayer(text)

      let fixture = layer(20, 260, 600, 200, RGBA(red: 0.9, green: 0.9, blue: 0.9))
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 400
      fixture.sublayerTransform = perspective
      root.addSublayer(fixture)
      for i in 0..<5 {
        let cover = layer(CGFloat(i) * 110 + 40, 40, 120, 120, i % 2 == 0 ? red : blue)
        cover.borderWidth = 3
        cover.transform = CATransform3DMakeRotation(CGFloat(i - 2) * -0.5, 0, 1, 0)
        cover.zPosition = -abs(CGFloat(i - 2)) * 20
        fixture.addSublayer(cover)
        let back = layer(20, 20, 40, 40, green)
        back.isDoubleSided = false
        back.transform = CATransform3DMakeRotation(i == 4 ? .pi : 0, 0, 1, 0)
        cover.addSublayer(back)
      }
      let buffer = picture(root, scale: 1, name: "layers")
      XCTAssertEqual(pixel(buffer, 70, 60), [255, 0, 0])
      XCTAssertEqual(
        pixel(buffer, 23, 97), [0, 0, 0], "a corner that is not rounded has its border")
      XCTAssertEqual(pixel(buffer, 21, 21), [255, 255, 255], "a rounded one has not")
      XCTAssertEqual(pixel(buffer, 355, 95), [255, 255, 255], "clipped by the rounded corner")
      XCTAssertEqual(pixel(buffer, 330, 80), [255, 0, 0])
      XCTAssertEqual(pixel(buffer, 310, 165), [255, 0, 0])
      XCTAssertEqual(pixel(buffer, 310, 210), [255, 255, 255], "masked out")
      XCTAssertEqual(pixel(buffer, 320, 360), [255, 0, 0], "the middle cover lies in front")
    }
  }

  func test_renderInContext_drawsAsOnScreen() {
    onMainActor {
      let root = layer(0, 0, 60, 40, .white)
      let inner = layer(10, 10, 20, 20, red)
      inner.cornerRadius = 10
      root.addSublayer(inner)
      let screen = picture(root, scale: 2, name: "layer-on-screen")
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format)
        .image { root.render(in: $0.cgContext) }
      let drawn = image.cgImage!.source.pixels(atLeastWidth: 120, height: 80)!
      for (x, y) in [(5, 5), (40, 40), (22, 22), (59, 40), (100, 70)] {
        XCTAssertEqual(pixel(drawn, x, y), pixel(screen, x, y), "\(x), \(y)")
      }
    }
  }
}

/// The layer painted on white; also written to the folder `TESSERA_PICTURES` names, to be looked at.
@MainActor
private func picture(_ root: CALayer, scale: CGFloat, name: String) -> PixelBuffer {
  let frame = LayerCommitter().commit(
    root: root, size: root.bounds.size, scale: scale, background: .white)
  let buffer = PlatformServices.current.rasterizer.rasterize(
    frame.root, size: root.bounds.size, scale: scale, background: .white)
  if let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] {
    let path = "\(folder)/\(name).png"
    try? UIImage(cgImage: CGImage(buffer)).pngData()?.write(to: URL(fileURLWithPath: path))
  }
  return buffer
}

private func layer(
  _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ color: RGBA? = nil
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: w, height: h)
  layer.backgroundColor = color.map { CGColor($0) }
  return layer
}

private let red = RGBA(red: 1, green: 0, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)
private let green = RGBA(red: 0, green: 0.6, blue: 0)

private func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
  let bytes = buffer.bytes.advanced(by: y * buffer.bytesPerRow + x * 4)
    .assumingMemoryBound(to: UInt8.self)
  return [bytes[2], bytes[1], bytes[0]]
}
