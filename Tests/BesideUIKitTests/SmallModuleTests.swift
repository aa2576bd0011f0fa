import AVKit
import Accelerate
import AudioToolbox
import StoreKit
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a user and a program notice of AVKit, AudioToolbox, StoreKit and Accelerate.
final class SmallModuleTests: XCTestCase {
  private let folder = SilentSound.makeFolderURL()

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_aPlayersScreen_isControlledByTaps() throws {
    let file = try SilentSound.file(seconds: 40, in: folder)
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      defer { harness.close() }
      let screen = AVPlayerViewController()
      screen.player = AVPlayer(url: file)
      root.present(screen, animated: false)
      harness.advance(by: 0.5)
      harness.tap("Play")
      harness.advance(by: 2)
      XCTAssertEqual(screen.player!.currentTime().seconds, 2, accuracy: 0.3)
      harness.tap("Skip Forward 15 Seconds")
      XCTAssertEqual(screen.player!.currentTime().seconds, 17, accuracy: 0.5)
      harness.tap("Pause")
      harness.advance(by: 5)
      XCTAssertEqual(screen.player!.currentTime().seconds, 17, accuracy: 0.6)
      harness.tap("Close")
      harness.advance(by: 1)
      XCTAssertNil(root.presentedViewController)
    }
  }

  func test_controls_goWhileSomethingIsPlayed_andComeWithATap() throws {
    let file = try SilentSound.file(seconds: 40, in: folder)
    onMainActor {
      let screen = AVPlayerViewController()
      let harness = Harness(device: "iphone-15", root: screen)
      defer { harness.close() }
      screen.player = AVPlayer(url: file)
      screen.player?.play()
      harness.advance(by: 1)
      let pause = harness.view(showing: "Pause")
      XCTAssertEqual(pause?.superview?.alpha, 1)
      harness.advance(by: 4)
      XCTAssertEqual(pause?.superview?.alpha, 0)
      harness.run("tap 200,200\nwait 1")
      XCTAssertEqual(pause?.superview?.alpha, 1)
      screen.showsPlaybackControls = false
      XCTAssertNil(harness.view(showing: "Pause"))
    }
  }

  func test_shortSounds_areHeardToTheirEnd() throws {
    let file = try SilentSound.file(seconds: 1, in: folder)
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      var sound: SystemSoundID = 0
      XCTAssertEqual(AudioServicesCreateSystemSoundID(file as CFURL, &sound), 0)
      XCTAssertNotEqual(sound, 0)
      var ends = 0
      AudioServicesPlaySystemSoundWithCompletion(sound) { ends += 1 }
      harness.advance(by: 0.5)
      XCTAssertEqual(ends, 0)
      harness.advance(by: 1)
      XCTAssertEqual(ends, 1)
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { ends += 1 }
      XCTAssertEqual(ends, 2)
      XCTAssertEqual(AudioServicesDisposeSystemSoundID(sound), 0)
      XCTAssertEqual(
        AudioServicesDisposeSystemSoundID(sound), kAudioServicesBadSystemSoundIDError)
      XCTAssertNotEqual(
        AudioServicesCreateSystemSoundID(
          self.folder.appendingPathComponent("none.wav") as NSURL, &sound), 0)
    }
  }

  private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var heard: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      heard.append("failed \((error as? SKError)?.code == .unknown)")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      heard += transactions.map { "\($0.transactionState)" }
      transactions.forEach(queue.finishTransaction)
    }
  }

  func test_theStore_failsAndSaysSo() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let shop = Shop()
      let request = SKProductsRequest(productIdentifiers: ["coins"])
      request.delegate = shop
      request.start()
      XCTAssertEqual(shop.heard, [], "not before the caller returns")
      harness.advance(by: 0.1)
      XCTAssertFalse(SKPaymentQueue.canMakePayments())
      SKPaymentQueue.default().add(shop)
      SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
      harness.advance(by: 0.1)
      XCTAssertEqual(shop.heard, ["failed true", "failed"])
      XCTAssertEqual(SKPaymentQueue.default().transactions, [])
      SKPaymentQueue.default().remove(shop)
    }
  }

  // MARK: Pixels

  /// The mean of each component, by its definition.
  private func naive(_ pixels: [UInt8], _ width: Int, _ height: Int, _ kernel: Int) -> [UInt8] {
    var result = pixels
    let reach = kernel / 2
    for y in 0..<height {
      for x in 0..<width {
        for component in 0..<4 {
          var rows: [Int] = []
          for row in y - reach...y + reach {
            let line = min(max(row, 0), height - 1)
            let sum = (x - reach...x + reach).reduce(0) {
              $0 + Int(pixels[(line * width + min(max($1, 0), width - 1)) * 4 + component])
            }
            rows.append((sum + reach) / kernel)
          }
          result[(y * width + x) * 4 + component] = UInt8(
            (rows.reduce(0, +) + reach) / kernel)
        }
      }
    }
    return result
  }

  func test_blurredPixels_areMeansOfTheirNeighbours() {
    var generator = SeededGenerator(seed: 17)
    for (width, height, kernel) in [(1, 1, 3), (7, 5, 3), (20, 9, 5), (4, 30, 9)] {
      var pixels = (0..<width * height * 4).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var result = [UInt8](repeating: 0, count: pixels.count)
      let expected = naive(pixels, width, height, kernel)
      pixels.withUnsafeMutableBytes { from in
        result.withUnsafeMutableBytes { to in
          var source = vImage_Buffer(
            data: from.baseAddress, height: vImagePixelCount(height),
            width: vImagePixelCount(width), rowBytes: width * 4)
          var target = source
          target.data = to.baseAddress
          XCTAssertEqual(
            vImageBoxConvolve_ARGB8888(
              &source, &target, nil, 0, 0, UInt32(kernel), UInt32(kernel), nil,
              vImage_Flags(kvImageEdgeExtend)), kvImageNoError)
          XCTAssertEqual(
            vImageBoxConvolve_ARGB8888(
              &source, &target, nil, 0, 0, 4, 3, nil, vImage_Flags(kvImageEdgeExtend)),
            kvImageInvalidKernelSize)
        }
      }
      XCTAssertEqual(result, expected, "\(width) × \(height), \(kernel)")
    }
  }

  func test_pixelsAreMixed_byAMatrix() {
    var pixel: [UInt8] = [100, 200, 50, 255]
    let swap: [Int16] = [0, 0, 256, 0, 0, 128, 0, 0, 256, 0, 0, 0, 0, 0, 0, 256]
    pixel.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 1, width: 1, rowBytes: 4)
      XCTAssertEqual(
        vImageMatrixMultiply_ARGB8888(&buffer, &buffer, swap, 256, nil, nil, 0), kvImageNoError)
    }
    XCTAssertEqual(pixel, [50, 100, 100, 255])
  }
}
