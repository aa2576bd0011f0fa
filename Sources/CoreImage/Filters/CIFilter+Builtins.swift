extension CIFilter {
  /// Makes a filter `CIGaussianBlur` with its usual values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }
  /// Makes a filter `CIBoxBlur` with its usual values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
  /// Makes a filter `CIDiscBlur` with its usual values.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
  /// Makes a filter `CIMotionBlur` with its usual values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltinFilter.make("CIMotionBlur")
  }
  /// Makes a filter `CIZoomBlur` with its usual values.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.make("CIZoomBlur") }
  /// Makes a filter `CINoiseReduction` with its usual values.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    BuiltinFilter.make("CINoiseReduction")
  }
  /// Makes a filter `CIMedianFilter` with its usual values.
  public class func medianFilter() -> any CIFilter & CIMedian {
    BuiltinFilter.make("CIMedianFilter")
  }
  /// Makes a filter `CIColorControls` with its usual values.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }
  /// Makes a filter `CIExposureAdjust` with its usual values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }
  /// Makes a filter `CIGammaAdjust` with its usual values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.make("CIGammaAdjust")
  }
  /// Makes a filter `CIHueAdjust` with its usual values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
  /// Makes a filter `CIVibrance` with its usual values.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
  /// Makes a filter `CIColorMatrix` with its usual values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter.make("CIColorMatrix")
  }
  /// Makes a filter `CIWhitePointAdjust` with its usual values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.make("CIWhitePointAdjust")
  }
  /// Makes a filter `CITemperatureAndTint` with its usual values.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.make("CITemperatureAndTint")
  }
  /// Makes a filter `CIHighlightShadowAdjust` with its usual values.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.make("CIHighlightShadowAdjust")
  }
  /// Makes a filter `CISepiaTone` with its usual values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  /// Makes a filter `CIColorInvert` with its usual values.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }
  /// Makes a filter `CIColorMonochrome` with its usual values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }
  /// Makes a filter `CIColorPosterize` with its usual values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.make("CIColorPosterize")
  }
  /// Makes a filter `CIFalseColor` with its usual values.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter.make("CIFalseColor")
  }
  /// Makes a filter `CIMaximumComponent` with its usual values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.make("CIMaximumComponent")
  }
  /// Makes a filter `CIMinimumComponent` with its usual values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.make("CIMinimumComponent")
  }
  /// Makes a filter `CIMaskToAlpha` with its usual values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter.make("CIMaskToAlpha")
  }
  /// Makes a filter `CIColorThreshold` with its usual values.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    BuiltinFilter.make("CIColorThreshold")
  }
  /// Makes a filter `CIVignette` with its usual values.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  /// Makes a filter `CIVignetteEffect` with its usual values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.make("CIVignetteEffect")
  }
  /// Makes a filter `CIPhotoEffectMono` with its usual values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectMono")
  }
  /// Makes a filter `CIPhotoEffectNoir` with its usual values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }
  /// Makes a filter `CIPhotoEffectTonal` with its usual values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }
  /// Makes a filter `CIPhotoEffectChrome` with its usual values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectChrome")
  }
  /// Makes a filter `CIPhotoEffectFade` with its usual values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectFade")
  }
  /// Makes a filter `CIPhotoEffectInstant` with its usual values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectInstant")
  }
  /// Makes a filter `CIPhotoEffectProcess` with its usual values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectProcess")
  }
  /// Makes a filter `CIPhotoEffectTransfer` with its usual values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }
  /// Makes a filter `CIUnsharpMask` with its usual values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }
  /// Makes a filter `CISharpenLuminance` with its usual values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }
  /// Makes a filter `CIBloom` with its usual values.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  /// Makes a filter `CIGloom` with its usual values.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  /// Makes a filter `CIEdges` with its usual values.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  /// Makes a filter `CIPixellate` with its usual values.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  /// Makes a filter `CICrystallize` with its usual values.
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("CICrystallize")
  }
  /// Makes a filter `CIPointillize` with its usual values.
  public class func pointillize() -> any CIFilter & CIPointillize {
    BuiltinFilter.make("CIPointillize")
  }
  /// Makes a filter `CIDotScreen` with its usual values.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.make("CIDotScreen") }
  /// Makes a filter `CILineScreen` with its usual values.
  public class func lineScreen() -> any CIFilter & CILineScreen {
    BuiltinFilter.make("CILineScreen")
  }
  /// Makes a filter `CIBumpDistortion` with its usual values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.make("CIBumpDistortion")
  }
  /// Makes a filter `CIPinchDistortion` with its usual values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.make("CIPinchDistortion")
  }
  /// Makes a filter `CITwirlDistortion` with its usual values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }
  /// Makes a filter `CIVortexDistortion` with its usual values.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.make("CIVortexDistortion")
  }
  /// Makes a filter `CIHoleDistortion` with its usual values.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.make("CIHoleDistortion")
  }
  /// Makes a filter `CICircleSplashDistortion` with its usual values.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.make("CICircleSplashDistortion")
  }
  /// Makes a filter `CILanczosScaleTransform` with its usual values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }
  /// Makes a filter `CIStraightenFilter` with its usual values.
  public class func straighten() -> any CIFilter & CIStraighten {
    BuiltinFilter.make("CIStraightenFilter")
  }
  /// Makes a filter `CIAffineClamp` with its usual values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter.make("CIAffineClamp")
  }
  /// Makes a filter `CIAffineTile` with its usual values.
  public class func affineTile() -> any CIFilter & CIAffineTile {
    BuiltinFilter.make("CIAffineTile")
  }
  /// Makes a filter `CICheckerboardGenerator` with its usual values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }
  /// Makes a filter `CIStripesGenerator` with its usual values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.make("CIStripesGenerator")
  }
  /// Makes a filter `CIRandomGenerator` with its usual values.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter.make("CIRandomGenerator")
  }
  /// Makes a filter `CILinearGradient` with its usual values.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.make("CILinearGradient")
  }
  /// Makes a filter `CISmoothLinearGradient` with its usual values.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.make("CISmoothLinearGradient")
  }
  /// Makes a filter `CIRadialGradient` with its usual values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.make("CIRadialGradient")
  }
  /// Makes a filter `CIGaussianGradient` with its usual values.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.make("CIGaussianGradient")
  }
  /// Makes a filter `CIQRCodeGenerator` with its usual values.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
  /// Makes a filter `CICode128BarcodeGenerator` with its usual values.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.make("CICode128BarcodeGenerator")
  }
  /// Makes a filter `CIBlendWithMask` with its usual values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithMask")
  }
  /// Makes a filter `CIBlendWithAlphaMask` with its usual values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }
  /// Makes a filter `CIDissolveTransition` with its usual values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }
  /// Makes a filter `CIAreaAverage` with its usual values.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }
  /// Makes a filter `CISourceOverCompositing` with its usual values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
  /// Makes a filter `CISourceAtopCompositing` with its usual values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
  /// Makes a filter `CISourceInCompositing` with its usual values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }
  /// Makes a filter `CISourceOutCompositing` with its usual values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }
  /// Makes a filter `CIAdditionCompositing` with its usual values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }
  /// Makes a filter `CIMultiplyCompositing` with its usual values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }
  /// Makes a filter `CIMaximumCompositing` with its usual values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }
  /// Makes a filter `CIMinimumCompositing` with its usual values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }
  /// Makes a filter `CIMultiplyBlendMode` with its usual values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }
  /// Makes a filter `CIScreenBlendMode` with its usual values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIScreenBlendMode")
  }
  /// Makes a filter `CIDarkenBlendMode` with its usual values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDarkenBlendMode")
  }
  /// Makes a filter `CILightenBlendMode` with its usual values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }
  /// Makes a filter `CIDifferenceBlendMode` with its usual values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }
  /// Makes a filter `CIExclusionBlendMode` with its usual values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIExclusionBlendMode")
  }
  /// Makes a filter `CISubtractBlendMode` with its usual values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISubtractBlendMode")
  }
  /// Makes a filter `CIDivideBlendMode` with its usual values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDivideBlendMode")
  }
  /// Makes a filter `CILinearDodgeBlendMode` with its usual values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearDodgeBlendMode")
  }
  /// Makes a filter `CILinearBurnBlendMode` with its usual values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearBurnBlendMode")
  }
  /// Makes a filter `CIColorDodgeBlendMode` with its usual values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorDodgeBlendMode")
  }
  /// Makes a filter `CIColorBurnBlendMode` with its usual values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBurnBlendMode")
  }
  /// Makes a filter `CIHardLightBlendMode` with its usual values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHardLightBlendMode")
  }
  /// Makes a filter `CIOverlayBlendMode` with its usual values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }
  /// Makes a filter `CISoftLightBlendMode` with its usual values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISoftLightBlendMode")
  }
  /// Makes a filter `CIPinLightBlendMode` with its usual values.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIPinLightBlendMode")
  }
  /// Makes a filter `CIHueBlendMode` with its usual values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHueBlendMode")
  }
  /// Makes a filter `CISaturationBlendMode` with its usual values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISaturationBlendMode")
  }
  /// Makes a filter `CIColorBlendMode` with its usual values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBlendMode")
  }
  /// Makes a filter `CILuminosityBlendMode` with its usual values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILuminosityBlendMode")
  }
}
