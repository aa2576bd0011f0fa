/// Documents in the form that Xcode writes.
enum Documents {
  static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="Photo" id="gTV-IL-0wX" customClass="PhotoCell" \
    customModule="Photos" customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="100" height="120"/>
                <autoresizingMask key="autoresizingMask"/>
                <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="120"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <imageView contentMode="scaleAspectFit" image="1" id="Img-01-aaa" \
    translatesAutoresizingMaskIntoConstraints="NO">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="99.5"/>
                            <color key="backgroundColor" white="0.0" alpha="0.5" \
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                    <real key="value" value="4.5"/>
                                </userDefinedRuntimeAttribute>
                                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                            </userDefinedRuntimeAttributes>
                        </imageView>
                        <label text="A &amp; B&#10;C" textAlignment="natural" id="Lab-01-aaa">
                            <fontDescription key="fontDescription" type="system" weight="semibold" \
    pointSize="17"/>
                            <nil key="textColor"/>
                        </label>
                    </subviews>
                </view>
                <constraints>
                    <constraint firstItem="Img-01-aaa" firstAttribute="width" \
    secondItem="gTV-IL-0wX" secondAttribute="height" multiplier="3:4" constant="-8" \
    priority="750" id="Con-01-aaa"/>
                    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" \
    secondItem="Img-01-aaa" secondAttribute="bottom" id="Con-02-aaa">
                        <variation key="heightClass=compact-widthClass=regular" constant="12"/>
                    </constraint>
                </constraints>
                <connections>
                    <outlet property="imageView" destination="Img-01-aaa" id="Out-01-aaa"/>
                    <outletCollection property="labels" destination="Lab-01-aaa" id="Out-02-aaa" \
    appends="YES"/>
                    <action selector="tapped:" destination="-1" eventType="touchUpInside" id="Act"/>
                </connections>
            </collectionViewCell>
        </objects>
        <resources>
            <image name="1" width="60" height="40"/>
        </resources>
    </document>
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="VC1-aa-aaa">
        <scenes>
            <scene sceneID="Sce-01-aaa">
                <objects>
                    <viewController storyboardIdentifier="List" id="VC1-aa-aaa" \
    sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="Top-01-aaa"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="Vie-01-aaa">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <viewLayoutGuide key="safeArea" id="Saf-01-aaa"/>
                        </view>
                        <connections>
                            <segue destination="VC2-aa-aaa" kind="show" identifier="detail" \
    id="Seg-01-aaa"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="Fir-01-aaa" \
    sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="53" y="375"/>
            </scene>
            <scene sceneID="Sce-02-aaa">
                <objects>
                    <viewController id="VC2-aa-aaa" sceneMemberID="viewController"/>
                    <exit id="Exi-01-aaa" sceneMemberID="exit"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
}
