import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Commands of scripts, each by what the app notices of it.
final class ScriptCommandTests: XCTestCase {
  private final class Taps: NSObject {
    var log: [String] = []
    func once(_ recognizer: UIGestureRecognizer) { log.append("once") }
    func twice(_ recognizer: UIGestureRecognizer) { log.append("twice") }
  }

  func test_doubletap_isOneDoubleTap() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let taps = Taps()
      let once = UITapGestureRecognizer(target: taps, action: Selector("once:", Taps.once(_:)))
      let twice = UITapGestureRecognizer(target: taps, action: Selector("twice:", Taps.twice(_:)))
      twice.numberOfTapsRequired = 2
      once.require(toFail: twice)
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      view.accessibilityIdentifier = "area"
      view.addGestureRecognizer(once)
      view.addGestureRecognizer(twice)
      controller.view.addSubview(view)
      harness.run("doubletap #area\nidle")
      XCTAssertEqual(taps.log, ["twice"])
      harness.run("tap #area\nwait 0.5")
      XCTAssertEqual(taps.log, ["twice", "once"])
    }
  }

  func test_rotateDevice_turnsTheWindowThereAndBack() {
    onMainActor {
      final class Turning: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          sizes.append(size)
        }
      }
      let controller = Turning()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      harness.run("rotate-device\nidle")
      XCTAssertEqual(controller.view.bounds.size, CGSize(width: 667, height: 375))
      XCTAssertEqual(controller.sizes, [CGSize(width: 667, height: 375)])
      harness.run("rotate-device\nidle")
      XCTAssertEqual(controller.view.bounds.size, CGSize(width: 375, height: 667))
    }
  }

  func test_shot_writesThePictureOfNow() throws {
    try onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      controller.view.backgroundColor = .red
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("shot-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("red.png")
      harness.run("idle\nshot \"\(file.path)\"")
      let image = try XCTUnwrap(UIImage(contentsOfFile: file.path))
      XCTAssertEqual(image.size.width * image.scale, 750)
      XCTAssertEqual(image.size.height * image.scale, 1334)
      XCTAssertEqual(try Data(contentsOf: file), harness.picture())
      XCTAssertThrowsError(try harness.perform("shot \"\(folder.path)/no/such/folder.png\""))
    }
  }

  func test_footers_areTargets() throws {
    try onMainActor {
      let source = TableSource(counts: [2, 3])
      source.footers = ["after the first", "after the second"]
      let table = TableFixture(source, style: .grouped)
      defer { table.close() }
      table.harness.run("expect footer 0\nexpect footer 1\nexpect \"after the second\"")
      XCTAssertThrowsError(try table.harness.perform("expect footer 2"))

      final class Foot: UICollectionReusableView {
        nonisolated(unsafe) static var taps = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { Foot.taps += 1 }
      }
      final class Sections: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
          _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at path: IndexPath
        ) -> UICollectionReusableView {
          view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "foot", for: path)
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.footerReferenceSize = CGSize(width: 100, height: 40)
      let controller = UICollectionViewController(collectionViewLayout: layout)
      let sections = Sections()
      controller.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.register(
        Foot.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        withReuseIdentifier: "foot")
      controller.collectionView.dataSource = sections
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      harness.run("idle\ntap footer 0\nexpect no footer 1")
      XCTAssertEqual(Foot.taps, 1)
    }
  }
}
