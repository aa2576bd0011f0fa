extension MissingModules {
  /// What is there of AVKit, Accelerate, AudioToolbox, CommonCrypto and StoreKit.
  static let presentOfSmallModules = Set(namesOfSmallModules.values.joined())

  /// The same by module.
  static let namesOfSmallModules: [String: [String]] = [
    "AVKit": [
      "AVPictureInPictureController", "AVPlayerViewController", "AVPlayerViewControllerDelegate",
      "AVRoutePickerView",
    ],
    "Accelerate": [
      "Pixel_8", "Pixel_8888", "kvImageBackgroundColorFill", "kvImageDoNotTile",
      "kvImageEdgeExtend", "kvImageGetTempBufferSize", "kvImageInvalidKernelSize",
      "kvImageLeaveAlphaUnchanged", "kvImageNoError", "kvImageNoFlags",
      "kvImageNullPointerArgument", "kvImageRoiLargerThanInputBuffer", "kvImageUnknownFlagsBit",
      "vImageBoxConvolve_ARGB8888", "vImageMatrixMultiply_ARGB8888", "vImagePixelCount",
      "vImage_Buffer", "vImage_Error", "vImage_Flags",
    ],
    "AudioToolbox": [
      "AudioServicesAddSystemSoundCompletion", "AudioServicesCreateSystemSoundID",
      "AudioServicesDisposeSystemSoundID", "AudioServicesPlayAlertSound",
      "AudioServicesPlayAlertSoundWithCompletion", "AudioServicesPlaySystemSound",
      "AudioServicesPlaySystemSoundWithCompletion", "AudioServicesRemoveSystemSoundCompletion",
      "AudioServicesSystemSoundCompletionProc", "SystemSoundID",
      "kAudioServicesBadSystemSoundIDError", "kAudioServicesNoError", "kSystemSoundID_Vibrate",
    ],
    "CommonCrypto": [
      "CCAlgorithm", "CCCrypt", "CCCryptorStatus", "CCHmac", "CCHmacAlgorithm",
      "CCKeyDerivationPBKDF", "CCOperation", "CCOptions", "CCPBKDFAlgorithm",
      "CCPseudoRandomAlgorithm", "CCRNGStatus", "CCRandomGenerateBytes", "CC_DigestState",
      "CC_LONG", "CC_LONG64", "CC_MD5", "CC_MD5_BLOCK_BYTES", "CC_MD5_CTX",
      "CC_MD5_DIGEST_LENGTH", "CC_MD5_Final", "CC_MD5_Init", "CC_MD5_Update", "CC_SHA1",
      "CC_SHA1_BLOCK_BYTES", "CC_SHA1_CTX", "CC_SHA1_DIGEST_LENGTH", "CC_SHA1_Final",
      "CC_SHA1_Init", "CC_SHA1_Update", "CC_SHA224", "CC_SHA224_BLOCK_BYTES",
      "CC_SHA224_DIGEST_LENGTH", "CC_SHA224_Final", "CC_SHA224_Init", "CC_SHA224_Update",
      "CC_SHA256", "CC_SHA256_BLOCK_BYTES", "CC_SHA256_CTX", "CC_SHA256_DIGEST_LENGTH",
      "CC_SHA256_Final", "CC_SHA256_Init", "CC_SHA256_Update", "CC_SHA384",
      "CC_SHA384_BLOCK_BYTES", "CC_SHA384_DIGEST_LENGTH", "CC_SHA384_Final", "CC_SHA384_Init",
      "CC_SHA384_Update", "CC_SHA512", "CC_SHA512_BLOCK_BYTES", "CC_SHA512_CTX",
      "CC_SHA512_DIGEST_LENGTH", "CC_SHA512_Final", "CC_SHA512_Init", "CC_SHA512_Update",
      "kCCAlgorithm3DES", "kCCAlgorithmAES", "kCCAlgorithmAES128", "kCCAlgorithmDES",
      "kCCAlignmentError", "kCCBlockSize3DES", "kCCBlockSizeAES128", "kCCBlockSizeDES",
      "kCCBufferTooSmall", "kCCDecodeError", "kCCDecrypt", "kCCEncrypt", "kCCHmacAlgMD5",
      "kCCHmacAlgSHA1", "kCCHmacAlgSHA224", "kCCHmacAlgSHA256", "kCCHmacAlgSHA384",
      "kCCHmacAlgSHA512", "kCCKeySize3DES", "kCCKeySizeAES128", "kCCKeySizeAES192",
      "kCCKeySizeAES256", "kCCKeySizeDES", "kCCMemoryFailure", "kCCOptionECBMode",
      "kCCOptionPKCS7Padding", "kCCPBKDF2", "kCCPRFHmacAlgSHA1", "kCCPRFHmacAlgSHA224",
      "kCCPRFHmacAlgSHA256", "kCCPRFHmacAlgSHA384", "kCCPRFHmacAlgSHA512", "kCCParamError",
      "kCCSuccess", "kCCUnimplemented",
    ],
    "StoreKit": [
      "SKError", "SKErrorDomain", "SKMutablePayment", "SKPayment", "SKPaymentQueue",
      "SKPaymentTransaction", "SKPaymentTransactionObserver", "SKPaymentTransactionState",
      "SKProduct", "SKProductsRequest", "SKProductsRequestDelegate", "SKProductsResponse",
      "SKReceiptRefreshRequest", "SKRequest", "SKRequestDelegate", "SKStoreReviewController",
    ],
  ]
}
