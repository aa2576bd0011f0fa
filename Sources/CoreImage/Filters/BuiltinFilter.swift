/// A filter whose values are properties, as those have that `CIFilter.gaussianBlur()` and its like return.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  /// The filter of a name that is there.
  static func make(_ name: String) -> BuiltinFilter { BuiltinFilter(FilterDefinition.all[name]!) }

  private func number(_ key: String) -> Float {
    FilterInputs(["value": value(forKey: key) ?? 0]).number("value")
  }
  private func place(_ key: String) -> CGPoint {
    FilterInputs(["value": value(forKey: key) ?? CGPoint.zero]).vector("value").cgPointValue
  }
  private func set(_ point: CGPoint, _ key: String) {
    setValue(CIVector(cgPoint: point), forKey: key)
  }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
  private func set(_ number: Float, _ key: String) {
    setValue(NSNumber(value: number), forKey: key)
  }
  private func row(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0) }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  var center: CGPoint {
    get { place(kCIInputCenterKey) }
    set { set(newValue, kCIInputCenterKey) }
  }
  var point0: CGPoint {
    get { place("inputPoint0") }
    set { set(newValue, "inputPoint0") }
  }
  var point1: CGPoint {
    get { place("inputPoint1") }
    set { set(newValue, "inputPoint1") }
  }
  var extent: CGRect {
    get { row(kCIInputExtentKey).cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { set(newValue, kCIInputRadiusKey) }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { set(newValue, kCIInputIntensityKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { set(newValue, kCIInputScaleKey) }
  }
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { set(newValue, kCIInputAspectRatioKey) }
  }
  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { set(newValue, kCIInputAngleKey) }
  }
  var width: Float {
    get { number(kCIInputWidthKey) }
    set { set(newValue, kCIInputWidthKey) }
  }
  var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { set(newValue, kCIInputSharpnessKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { set(newValue, kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { set(newValue, kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { set(newValue, kCIInputContrastKey) }
  }
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { set(newValue, kCIInputEVKey) }
  }
  var power: Float {
    get { number("inputPower") }
    set { set(newValue, "inputPower") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { set(newValue, "inputAmount") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { set(newValue, "inputLevels") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { set(newValue, "inputThreshold") }
  }
  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { set(newValue, "inputNoiseLevel") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { set(newValue, "inputFalloff") }
  }
  var time: Float {
    get { number(kCIInputTimeKey) }
    set { set(newValue, kCIInputTimeKey) }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { set(newValue, "inputShadowAmount") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { set(newValue, "inputHighlightAmount") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }
  var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var rVector: CIVector {
    get { row("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { row("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { row("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { row("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { row("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var neutral: CIVector {
    get { row("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { row("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var transform: CGAffineTransform {
    get { FilterInputs(["value": value(forKey: kCIInputTransformKey) as Any]).transform("value") }
    set { setValue(CIVector(cgAffineTransform: newValue), forKey: kCIInputTransformKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
