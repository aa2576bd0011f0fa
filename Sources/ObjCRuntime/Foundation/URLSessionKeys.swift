/// The key of an error's data with which a download that failed can go on. No session gives any here.
public let NSURLSessionDownloadTaskResumeData: String = "NSURLSessionDownloadTaskResumeData"
