import PlatformInterface
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

private final class PhotoView: UIView {
  var label: UILabel!
  var buttons: [UIButton]!
  var cornerSize: CGFloat = 0
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(Int(bounds.width)) with \(subviews.count), label \(label != nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, label \(label.text ?? ""), corner \(cornerSize)")
  }
}

final class ViewOfARenamedTarget: UIView {}

private final class Owner: NSObject {
  var pressed: [String] = []
  var view: UIView?
  weak var content: UIView?
  func press(_ sender: UIButton) { pressed.append(sender.currentTitle ?? "") }
}

private final class PhotoCell: UICollectionViewCell { var picture: UIImageView? }

/// What the tests build and hear.
private enum Fixture {
  @MainActor
  static func nib(_ objects: String, autoLayout: Bool = true) -> UINib {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="\(autoLayout ? "YES" : "NO")" useTraitCollections="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(objects)
      </objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  static let photo = """
    <view contentMode="scaleToFill" id="V" customClass="PhotoView">
      <rect key="frame" x="10" y="20" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews>
        <label userInteractionEnabled="NO" contentMode="left" text="Photo" textAlignment="right" \
    id="L" translatesAutoresizingMaskIntoConstraints="NO">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </label>
        <button id="B" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    buttonType="system"><rect key="frame" x="8" y="60" width="60" height="30"/>
          <state key="normal" title="One"/>
          <connections><action selector="press:" destination="-1" eventType="touchUpInside" id="A"/>
          </connections>
        </button>
        <button id="C"><rect key="frame" x="80" y="60" width="60" height="30"/>
          <state key="normal" title="Two"/></button>
      </subviews>
      <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
      <constraints>
        <constraint firstItem="L" firstAttribute="leading" secondItem="V" \
    secondAttribute="leading" constant="12" id="K1"/>
        <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" \
    constant="5" id="K2"/>
        <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" \
    constant="8" id="K3"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerSize">
          <real key="value" value="6.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="9"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="label" destination="L" id="O1"/>
        <outletCollection property="buttons" destination="B" id="O2"/>
        <outletCollection property="buttons" destination="C" id="O3"/>
      </connections>
    </view>
    """

  @MainActor
  static func logged(_ body: () -> Void) -> [String] {
    let lines = Lines()
    Log.redirect { lines.add($0) }
    defer { Log.redirect(to: nil) }
    body()
    return lines.all
  }

  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var all: [String] { lock.withLock { stored } }
    func add(_ line: String) { lock.withLock { stored.append(line) } }
  }

  static let cell = """
    <collectionViewCell clipsSubviews="YES" reuseIdentifier="Photo" id="C" customClass="PhotoCell">
      <rect key="frame" x="0" y="0" width="50" height="60"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <subviews><imageView contentMode="scaleAspectFit" id="I" \
    translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
      <constraints>
        <constraint firstItem="I" firstAttribute="top" secondItem="C" secondAttribute="top" id="K1"/>
        <constraint firstItem="I" firstAttribute="leading" secondItem="C" \
    secondAttribute="leading" constant="4" id="K2"/>
        <constraint firstAttribute="trailing" secondItem="I" secondAttribute="trailing" \
    constant="4" id="K3"/>
        <constraint firstAttribute="bottom" secondItem="I" secondAttribute="bottom" id="K4"/>
      </constraints>
      <connections><outlet property="picture" destination="I" id="O"/></connections>
    </collectionViewCell>
    """

}

final class NibTests: XCTestCase {
  override func setUp() {
    ObjCMembers.add(PhotoView.self, named: "PhotoView") {
      $0.property("label", \PhotoView.label)
      $0.property("buttons", \PhotoView.buttons)
      $0.property("cornerSize", \PhotoView.cornerSize)
    }
    ObjCMembers.add(Owner.self, named: "Owner") {
      $0.property("view", \Owner.view)
      $0.method("press:", Owner.press(_:))
    }
    ObjCMembers.add(PhotoCell.self, named: "PhotoCell") {
      $0.property("picture", \PhotoCell.picture)
    }
  }

  func test_objects_areMadeConnectedAndToldInOrder() {
    MainActor.assumeIsolated {
      let objects = Fixture.nib(Fixture.photo).instantiate(withOwner: nil)
      XCTAssertEqual(objects.count, 1)
      let view = objects.first as? PhotoView
      XCTAssertEqual(
        view?.log, ["init 200 with 3, label false", "awake, label Photo, corner 6.5"])
      XCTAssertEqual(view?.frame, CGRect(x: 10, y: 20, width: 200, height: 100))
      XCTAssertEqual(view?.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
      XCTAssertEqual(view?.layer.cornerRadius, 9)
      XCTAssertEqual(view?.backgroundColor, .secondarySystemBackground)
      XCTAssertEqual(view?.buttons.map { $0.currentTitle }, ["One", "Two"])
      XCTAssertEqual(view?.buttons.map { $0.buttonType }, [.system, .custom])
      XCTAssertEqual(view?.label.font, .systemFont(ofSize: 20, weight: .bold))
      XCTAssertEqual(view?.label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      XCTAssertEqual(view?.label.textAlignment, .right)
      XCTAssertEqual(view?.label.isUserInteractionEnabled, false)
    }
  }

  func test_constraintsAndFixedFrames_layOut() {
    MainActor.assumeIsolated {
      guard let view = Fixture.nib(Fixture.photo).instantiate(withOwner: nil).first as? PhotoView
      else {
        return XCTFail("no view")
      }
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      view.layoutIfNeeded()
      XCTAssertEqual(view.label.frame.minX, 12)
      XCTAssertEqual(view.label.frame.maxX, 292)
      XCTAssertEqual(view.label.frame.minY, 5)
      XCTAssertEqual(view.buttons[0].frame, CGRect(x: 8, y: 60, width: 60, height: 30))
    }
  }

  func test_framesByDistances_areMeasuredFromTheSuperviewsEdges() {
    MainActor.assumeIsolated {
      let view =
        Fixture.nib(
          """
          <view id="V"><rect key="frame" x="0" y="0" width="140" height="180"/><subviews>
          <view id="A" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <frame key="frameInset" minX="10" minY="12" width="120" height="100"/></view>
          <view id="B" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <frame key="frameInset" maxX="10" maxY="20" width="30" height="40"/></view>
          <view id="C" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <frame key="frameInset" minX="5" maxX="15" minY="7" maxY="9"/></view>
          </subviews></view>
          """
        ).instantiate(withOwner: nil).first as? UIView
      XCTAssertEqual(
        view?.subviews.map(\.frame),
        [
          CGRect(x: 10, y: 12, width: 120, height: 100),
          CGRect(x: 100, y: 120, width: 30, height: 40),
          CGRect(x: 5, y: 7, width: 120, height: 164),
        ])
    }
  }

  /// Outlets and delegates that storyboards of apps connect.
  func test_delegatesOfFieldsListsAndBars_areOutlets() {
    MainActor.assumeIsolated {
      final class Everything: NSObject, UITextFieldDelegate, UITextViewDelegate,
        UINavigationControllerDelegate, UITabBarControllerDelegate, UISearchBarDelegate,
        UIToolbarDelegate, UIPickerViewDelegate
      {}
      let delegate = Everything()
      let (field, text) = (UITextField(), UITextView())
      let (navigation, tabs) = (UINavigationController(), UITabBarController())
      let (search, toolbar, picker) = (UISearchBar(), UIToolbar(), UIPickerView())
      for object in [field, text, navigation, tabs, search, toolbar, picker] as [NSObject] {
        object.setValue(delegate, forKey: "delegate")
      }
      XCTAssertTrue(search.delegate === delegate)
      XCTAssertTrue(toolbar.delegate === delegate)
      XCTAssertTrue(picker.delegate === delegate)
      XCTAssertTrue(field.delegate === delegate)
      XCTAssertTrue(text.delegate === delegate)
      XCTAssertTrue(navigation.delegate === delegate)
      XCTAssertTrue(tabs.delegate === delegate)
    }
  }

  func test_owner_getsActions() {
    MainActor.assumeIsolated {
      let owner = Owner()
      let plain = Fixture.nib(
        """
        <view id="V"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
        <button id="B"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <state key="normal" title="Go"/><connections>
        <action selector="press:" destination="-1" eventType="touchUpInside" id="A"/></connections>
        </button></subviews></view>
        """)
      let objects = plain.instantiate(withOwner: owner)
      let button = (objects.first as? UIView)?.subviews.first as? UIButton
      button?.sendActions(for: .touchUpInside)
      XCTAssertEqual(owner.pressed, ["Go"])
    }
  }

  /// On iOS the array that nobody takes lives until the pool of the main loop's turn is emptied.
  func test_weakOutletsOfTheOwner_lastUntilTheNextStatement() throws {
    try MainActor.assumeIsolated {
      let owner = Owner()
      let connected = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="content" destination="V" id="O"/></connections></placeholder>
        <view id="V"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        </objects></document>
        """
      ObjCMembers.add(Owner.self) { $0.property("content", \.content) }
      UINib(data: Data(connected.utf8), bundle: nil).instantiate(withOwner: owner)
      let parent = UIView()
      parent.addSubview(try XCTUnwrap(owner.content))
      XCTAssertEqual(parent.subviews.first?.bounds.width, 9)
    }
  }

  func test_textFields_haveTheirTraits() {
    MainActor.assumeIsolated {
      let objects = Fixture.nib(
        """
        <textField id="T" borderStyle="roundedRect" placeholder="Name" text="Ann" \
        textAlignment="center" clearButtonMode="whileEditing" minimumFontSize="17">
        <rect key="frame" x="0" y="0" width="200" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" \
        autocorrectionType="no" keyboardType="emailAddress" returnKeyType="search" \
        secureTextEntry="YES"/></textField>
        """
      ).instantiate(withOwner: nil)
      let field = objects.first as? UITextField
      XCTAssertEqual(field?.text, "Ann")
      XCTAssertEqual(field?.placeholder, "Name")
      XCTAssertEqual(field?.borderStyle, .roundedRect)
      XCTAssertEqual(field?.textAlignment, .center)
      XCTAssertEqual(field?.clearButtonMode, .whileEditing)
      XCTAssertEqual(field?.font, .systemFont(ofSize: 15))
      XCTAssertEqual(field?.keyboardType, .emailAddress)
      XCTAssertEqual(field?.returnKeyType, .search)
      XCTAssertEqual(field?.autocapitalizationType, .words)
      XCTAssertEqual(field?.autocorrectionType, .no)
      XCTAssertEqual(field?.isSecureTextEntry, true)
    }
  }

  // MARK: Mistakes

  func test_classesOfTheTarget_areFoundUnderTheNameOfAFormerModule() {
    MainActor.assumeIsolated {
      let objects = Fixture.nib(
        """
        <view id="V" customClass="ViewOfARenamedTarget" customModule="Former" \
        customModuleProvider="target"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        """
      ).instantiate(withOwner: nil)
      XCTAssertTrue(objects.first is ViewOfARenamedTarget)
    }
  }

  func test_mistakes_areToldWithFileElementAndLine() {
    MainActor.assumeIsolated {
      var objects: [Any] = []
      let lines = Fixture.logged {
        objects =
          Fixture.nib(
            """
            <view id="V" customClass="Missing" customModule="App">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
            <subviews><label id="L" customClass="Owner" text="kept"/></subviews>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="glow" value="YES"/>
            </userDefinedRuntimeAttributes>
            </view>
            """
          ).instantiate(withOwner: nil)
      }
      XCTAssertEqual(
        lines,
        [
          "data:3: error: <view>: Unknown class Missing of the module App in Interface Builder file; "
            + "a UIView is made instead.",
          "data:5: error: <label>: The class Owner should be a subclass of UIView, for which "
            + "<label> stands; a UILabel is made instead.",
          "data:7: error: <view>: Failed to set (glow) user defined inspected property on (UIView): "
            + "this class is not key value coding-compliant for the key glow.",
        ])
      let view = objects.first as? UIView
      XCTAssertEqual((view?.subviews.first as? UILabel)?.text, "kept")
    }
  }

  // MARK: Lists

  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ list: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    }
  }

  func test_registeredNib_makesCellsOfItsClass() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let source = Source()
      list.dataSource = source
      list.register(Fixture.nib(Fixture.cell), forCellWithReuseIdentifier: "Photo")
      list.layoutIfNeeded()
      XCTAssertEqual(list.visibleCells.count, 9)
      for case let cell as PhotoCell in list.visibleCells {
        XCTAssertEqual(cell.reuseIdentifier, "Photo")
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.picture?.frame, CGRect(x: 4, y: 0, width: 72, height: 40))
        XCTAssertTrue(cell.picture?.superview === cell.contentView)
      }
      XCTAssertEqual(list.visibleCells.filter { $0 is PhotoCell }.count, 9)
    }
  }

  func test_aNavigationBarInAView_hasItsItems() throws {
    try MainActor.assumeIsolated {
      let nib = Fixture.nib(
        """
        <navigationBar contentMode="scaleToFill" id="NB">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <items><navigationItem title="Places" id="NI">
            <barButtonItem key="leftBarButtonItem" title="Close" id="BI"/>
          </navigationItem></items>
        </navigationBar>
        """)
      let bar = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UINavigationBar)
      XCTAssertEqual(bar.topItem?.title, "Places")
      XCTAssertEqual(bar.topItem?.leftBarButtonItem?.title, "Close")
    }
  }

  func test_aTabBarInAView_hasItsItems() throws {
    try MainActor.assumeIsolated {
      let nib = Fixture.nib(
        """
        <tabBar contentMode="scaleToFill" translucent="NO" id="TB">
          <rect key="frame" x="0" y="0" width="320" height="49"/>
          <items><tabBarItem title="One" tag="3" id="T1"/>
            <tabBarItem systemItem="search" id="T2"/></items>
          <tabBarAppearance key="standardAppearance">
            <color key="backgroundColor" systemColor="systemRedColor"/></tabBarAppearance>
        </tabBar>
        """)
      let bar = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UITabBar)
      XCTAssertEqual(bar.items?.map(\.title), ["One", "Search"])
      XCTAssertEqual(bar.items?.first?.tag, 3)
      XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemRed)
      XCTAssertFalse(bar.isTranslucent)
    }
  }

  func test_anEffectView_hasItsEffectAndContents() throws {
    try MainActor.assumeIsolated {
      let nib = Fixture.nib(
        """
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="E">
          <rect key="frame" x="0" y="0" width="320" height="80"/>
          <view key="contentView" opaque="NO" id="C">
            <rect key="frame" x="0" y="0" width="320" height="80"/>
            <subviews><label text="On glass" id="L">
              <rect key="frame" x="10" y="10" width="100" height="20"/></label></subviews>
          </view>
          <blurEffect style="systemThinMaterial"/>
        </visualEffectView>
        """)
      let view = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UIVisualEffectView)
      XCTAssertEqual((view.effect as? UIBlurEffect)?.style, .systemThinMaterial)
      XCTAssertEqual((view.contentView.subviews.first as? UILabel)?.text, "On glass")
      XCTAssertEqual(view.contentView.frame, view.bounds)
    }
  }

  func test_prototypesOfACollectionView_areRegistered() {
    MainActor.assumeIsolated {
      let objects = Fixture.nib(
        """
        <collectionView id="V" dataMode="prototypes" clipsSubviews="YES">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="F">
        <size key="itemSize" width="90" height="30"/></collectionViewFlowLayout>
        <cells>\(Fixture.cell)</cells></collectionView>
        """
      ).instantiate(withOwner: nil)
      let list = objects.first as? UICollectionView
      let source = Source()
      list?.dataSource = source
      list?.layoutIfNeeded()
      XCTAssertEqual(list?.visibleCells.filter { $0 is PhotoCell }.count, 9)
      XCTAssertEqual(
        (list?.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing, 7)
      XCTAssertEqual(list?.cellForItem(at: [0, 0])?.frame.size, CGSize(width: 90, height: 30))
    }
  }
}
