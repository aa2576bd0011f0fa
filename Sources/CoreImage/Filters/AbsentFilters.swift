extension FilterDefinition {
  /// Apple's filters that are not there, by the names in its documentation
  /// (https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/CoreImageFilterReference/).
  static let absent: Set<String> = Set(
    """
    CIAccordionFoldTransition CIAreaAlphaWeightedHistogram CIAreaAverageMaximumRed CIAreaBoundsRed CIAreaHistogram
    CIAreaLogarithmicHistogram CIAreaMaximumAlpha CIAreaMinimumAlpha CIAreaMinMax CIAreaMinMaxRed CIAttributedTextImageGenerator
    CIAztecCodeGenerator CIBarcodeGenerator CIBarsSwipeTransition CIBlurredRectangleGenerator CIBokehBlur
    CICameraCalibrationLensCorrection CICannyEdgeDetector CICircularScreen CICircularWrap CICMYKHalftone CIColorAbsoluteDifference
    CIColorCrossPolynomial CIColorCubesMixedWithMask CIColorCurves CIColorPolynomial CIColorThresholdOtsu CIColumnAverage
    CIComicEffect CIConvertLabToRGB CIConvertRGBtoLab CIConvolution3X3 CIConvolution5X5 CIConvolution7X7 CIConvolution9Horizontal
    CIConvolution9Vertical CICopyMachineTransition CICoreMLModelFilter CIDepthBlurEffect CIDepthOfField CIDepthToDisparity
    CIDestinationAtopCompositing CIDestinationInCompositing CIDestinationOutCompositing CIDestinationOverCompositing
    CIDisintegrateWithMaskTransition CIDisparityToDepth CIDisplacementDistortion CIDither CIDocumentEnhancer CIDroste
    CIEdgePreserveUpsampleFilter CIEightfoldReflectedTile CIFlashTransition CIFourfoldReflectedTile CIFourfoldRotatedTile
    CIFourfoldTranslatedTile CIGaborGradients CIGlassDistortion CIGlassLozenge CIGlideReflectedTile CIGuidedFilter
    CIHatchedScreen CIHeightFieldFromMask CIHexagonalPixellate CIHistogramDisplayFilter CIHueSaturationValueGradient CIKaleidoscope
    CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal CIKeystoneCorrectionVertical CIKMeans CILabDeltaE CILenticularHaloGenerator
    CILightTunnel CILineOverlay CIMaskedVariableBlur CIMaximumScaleTransform CIMeshGenerator CIMix CIModTransition CIMorphologyGradient
    CIMorphologyMaximum CIMorphologyMinimum CIMorphologyRectangleMaximum CIMorphologyRectangleMinimum CINinePartStretched
    CINinePartTiled CIOpTile CIPageCurlTransition CIPageCurlWithShadowTransition CIPaletteCentroid CIPalettize CIParallelogramTile
    CIPDF417BarcodeGenerator CIPersonSegmentation CIPerspectiveRotate CIPerspectiveTile CIPerspectiveTransformWithExtent
    CIRippleTransition CIRoundedRectangleGenerator CIRoundedRectangleStrokeGenerator CIRowAverage CISaliencyMapFilter CISampleNearest
    CIShadedMaterial CISixfoldReflectedTile CISixfoldRotatedTile CISobelGradients CISpotColor CISpotLight CIStarShineGenerator
    CIStretchCrop CISunbeamsGenerator CISwipeTransition CITextImageGenerator CIThermal CITorusLensDistortion CITriangleKaleidoscope
    CITriangleTile CITwelvefoldReflectedTile CIVividLightBlendMode CIXRay
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
