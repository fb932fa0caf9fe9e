// Hand-written: the shape of what this package uses of Apple's Foundation. Declarations only.
@_exported import Darwin
@_exported import Dispatch
import _StringProcessing
public typealias TimeInterval = Double
open class NSObject: Equatable { public init() {}; public static func == (a: NSObject, b: NSObject) -> Bool { a === b } }
public struct ObjCBool: Sendable { public init(_ v: Bool) {}; public var boolValue: Bool { false } }
extension ObjCBool: ExpressibleByBooleanLiteral { public init(booleanLiteral v: Bool) {} }
open class NSNumber: NSObject, @unchecked Sendable { public var intValue: Int { 0 }; public var doubleValue: Double { 0 } }
open class NSError: NSObject, Error, @unchecked Sendable { open var domain: String { "" }; open var code: Int { 0 }; open var userInfo: [String: Any] { [:] } }
public let NSPOSIXErrorDomain = ""; public let NSUnderlyingErrorKey = ""
extension Error { public var localizedDescription: String { "" } }
public struct Data: Sendable, Hashable, Codable, RandomAccessCollection, RangeReplaceableCollection, MutableCollection { public typealias Index = Int; public typealias Element = UInt8
    public init() {}; public init(_ s: some Sequence<UInt8>) {}; public init(count: Int) {}; public init(repeating: UInt8, count: Int) {}; public func base64EncodedString() -> String { "" }
    public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
    public struct WritingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let atomic = Self(rawValue: 1); public static let withoutOverwriting = Self(rawValue: 2) }
    public struct SearchOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
    public init(contentsOf: URL, options: ReadingOptions = []) throws {}
    public func write(to: URL, options: WritingOptions = []) throws {}
    public var startIndex: Int { 0 }; public var endIndex: Int { 0 }; public subscript(i: Int) -> UInt8 { get { 0 } set {} }; public subscript(r: Range<Int>) -> Data { get { self } set {} }
    public mutating func replaceSubrange(_ r: Range<Int>, with c: some Collection<UInt8>) {}
    public func range(of: Data, options: SearchOptions = [], in: Range<Int>? = nil) -> Range<Int>? { nil } }
public struct Date: Sendable, Hashable, Comparable, Codable { public init() {}; public init(timeIntervalSinceNow: TimeInterval) {}; public init(timeIntervalSince1970: TimeInterval) {}
    public static var now: Date { Date() }; public static let distantPast = Date(); public static func < (a: Date, b: Date) -> Bool { false }
    public static func + (a: Date, b: TimeInterval) -> Date { a }; public static func - (a: Date, b: TimeInterval) -> Date { a }
    public func addingTimeInterval(_ t: TimeInterval) -> Date { self }; public func timeIntervalSince(_ d: Date) -> TimeInterval { 0 }; public var timeIntervalSince1970: TimeInterval { 0 }
    public struct FormatString: ExpressibleByStringInterpolation, Sendable { public init(stringLiteral: String) {}; public init(stringInterpolation: StringInterpolation) {}
        public struct StringInterpolation: StringInterpolationProtocol, Sendable { public init(literalCapacity: Int, interpolationCount: Int) {}; public mutating func appendLiteral(_ s: String) {}
            public mutating func appendInterpolation(year: FormatStyle.Symbol.Year) {}; public mutating func appendInterpolation(month: FormatStyle.Symbol.Month) {}; public mutating func appendInterpolation(day: FormatStyle.Symbol.Day) {}; public mutating func appendInterpolation(hour: FormatStyle.Symbol.VerbatimHour) {}; public mutating func appendInterpolation(minute: FormatStyle.Symbol.Minute) {}; public mutating func appendInterpolation(second: FormatStyle.Symbol.Second) {} } }
    public struct FormatStyle: Sendable { public struct Symbol: Sendable { public struct Year: Sendable { public static func padded(_ n: Int) -> Year { Year() } }; public struct Month: Sendable { public static let twoDigits = Month(); public static let abbreviated = Month() }; public struct Day: Sendable { public static let twoDigits = Day(); public static let defaultDigits = Day() }
        public struct VerbatimHour: Sendable { public enum Clock: Sendable { case twentyFourHour, twelveHour }; public enum HourCycle: Sendable { case zeroBased, oneBased }; public static func twoDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHour { VerbatimHour() } }; public struct Minute: Sendable { public static let twoDigits = Minute() }; public struct Second: Sendable { public static let twoDigits = Second() } } }
    public struct VerbatimFormatStyle: FoundationFormatStyle { public typealias FormatInput = Date; public typealias FormatOutput = String; public init(format: FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {} }
    public struct ISO8601FormatStyle: FoundationFormatStyle { public typealias FormatInput = Date; public typealias FormatOutput = String }
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
    public func formatted<F: FoundationFormatStyle>(_ f: F) -> F.FormatOutput where F.FormatInput == Date { fatalError() } }
extension Date.FormatStyle { public struct DateStyle: Sendable { public static let omitted = DateStyle() }; public struct TimeStyle: Sendable { public static let standard = TimeStyle() } }
extension FileHandle { public var availableData: Data { fatalError() } }
extension URL { public mutating func deleteLastPathComponent() {} }
extension NSLock { public func `try`() -> Bool { false } }
extension StringProtocol { public func commonPrefix<T: StringProtocol>(with: T) -> String { "" } }
extension StringProtocol { public func padding<T: StringProtocol>(toLength: Int, withPad: T, startingAt: Int) -> String { "" } }
public protocol FoundationFormatStyle: Sendable { associatedtype FormatInput; associatedtype FormatOutput }
extension FoundationFormatStyle where Self == Date.VerbatimFormatStyle { public static func verbatim(_ f: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Self { fatalError() } }
extension FoundationFormatStyle where Self == Date.ISO8601FormatStyle { public static var iso8601: Self { fatalError() } }
public struct NumberStyle<V>: FoundationFormatStyle { public typealias FormatInput = V; public typealias FormatOutput = String; public struct Precision: Sendable { public static func fractionLength(_ n: Int) -> Precision { fatalError() } }; public func locale(_ l: Locale) -> Self { self }; public func precision(_ p: Precision) -> Self { self } }
extension FoundationFormatStyle where Self == NumberStyle<Int> { public static var number: Self { fatalError() } }
extension FoundationFormatStyle where Self == NumberStyle<Int64> { public static var number: Self { fatalError() } }
extension FoundationFormatStyle where Self == NumberStyle<Double> { public static var number: Self { fatalError() } }
extension BinaryInteger { public func formatted<F: FoundationFormatStyle>(_ f: F) -> F.FormatOutput where F.FormatInput == Self { fatalError() }; public func formatted() -> String { "" } }
extension BinaryFloatingPoint { public func formatted<F: FoundationFormatStyle>(_ f: F) -> F.FormatOutput where F.FormatInput == Self { fatalError() }; public func formatted() -> String { "" } }
public struct Locale: Sendable { public init(identifier: String) {} }
public struct TimeZone: Sendable { public static var current: TimeZone { TimeZone() } }
public struct DateComponents: Sendable { public var year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?, second: Int?, nanosecond: Int? }
public struct Calendar: Sendable { public enum Identifier: Sendable { case gregorian }; public enum Component: Sendable { case year, month, day, hour, minute, second, nanosecond }; public init(identifier: Identifier) {}; public func dateComponents(_ c: Set<Component>, from: Date) -> DateComponents { DateComponents() } }
public struct UUID: Sendable { public init() {}; public var uuidString: String { "" } }
public struct IndexPath: Sendable, Hashable, Comparable, MutableCollection, RandomAccessCollection { public typealias Index = Int; public typealias Element = Int; public init() {}; public init(indexes: [Int]) {}; public var startIndex: Int { 0 }; public var endIndex: Int { 0 }; public subscript(i: Int) -> Int { get { 0 } set {} }; public static func < (a: IndexPath, b: IndexPath) -> Bool { false } }
public struct URLResourceKey: Hashable, Sendable { public static let contentModificationDateKey = Self(); public static let isDirectoryKey = Self(); public static let fileSizeKey = Self() }
public struct URLResourceValues { public var contentModificationDate: Date?; public var isDirectory: Bool?; public var fileSize: Int? }
public struct URL: Sendable, Hashable { public enum DirectoryHint: Sendable { case inferFromPath }
    public init(fileURLWithPath: String) {}; public init(fileURLWithPath: String, isDirectory: Bool) {}; public init(fileURLWithPath: String, relativeTo: URL?) {}; public init(filePath: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo: URL? = nil) {}; public init?(string: String) {}
    public var path: String { "" }; public var absoluteString: String { "" }; public var lastPathComponent: String { "" }; public var pathExtension: String { "" }; public var pathComponents: [String] { [] }
    public func appendingPathComponent(_ s: String) -> URL { self }; public func appending(path: some StringProtocol, directoryHint: DirectoryHint = .inferFromPath) -> URL { self }; public func deletingLastPathComponent() -> URL { self }; public func deletingPathExtension() -> URL { self }; public func resolvingSymlinksInPath() -> URL { self }; public var standardizedFileURL: URL { self }; public var standardized: URL { self }
    public func resourceValues(forKeys: Set<URLResourceKey>) throws -> URLResourceValues { URLResourceValues() } }
public struct FileAttributeKey: Hashable, Sendable { public static let systemFreeSize = Self(); public static let posixPermissions = Self(); public static let type = Self(); public static let modificationDate = Self() }
open class FileManager: NSObject { public class var `default`: FileManager { fatalError() }
    open func isUbiquitousItem(at url: URL) -> Bool { fatalError() }
    public struct DirectoryEnumerationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let skipsHiddenFiles = Self(rawValue: 4) }
    public enum SearchPathDirectory: Sendable { case cachesDirectory }; public struct SearchPathDomainMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let userDomainMask = Self(rawValue: 1) }
    public func urls(for: SearchPathDirectory, in: SearchPathDomainMask) -> [URL] { [] }; public func contentsOfDirectory(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []) throws -> [URL] { [] }; public func contentsOfDirectory(atPath: String) throws -> [String] { [] }
    public func fileExists(atPath: String) -> Bool { false }; public func fileExists(atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }; public func createDirectory(at: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {}; public func removeItem(at: URL) throws {}; public func moveItem(at: URL, to: URL) throws {}; public func copyItem(at: URL, to: URL) throws {}
    public func contents(atPath: String) -> Data? { nil }; public func attributesOfFileSystem(forPath: String) throws -> [FileAttributeKey: Any] { [:] }; public func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any] { [:] }; public func setAttributes(_ a: [FileAttributeKey: Any], ofItemAtPath: String) throws {}; public var currentDirectoryPath: String { "" }; public var temporaryDirectory: URL { fatalError() }; public func isExecutableFile(atPath: String) -> Bool { false }; public func isWritableFile(atPath: String) -> Bool { false }; public func createSymbolicLink(atPath: String, withDestinationPath: String) throws {}; public func destinationOfSymbolicLink(atPath: String) throws -> String { "" } }
open class FileHandle: NSObject, @unchecked Sendable { public class var standardError: FileHandle { fatalError() }; public class var standardInput: FileHandle { fatalError() }; public class var nullDevice: FileHandle { fatalError() }; public convenience init(forReadingFrom: URL) throws { self.init() }; public convenience init(forWritingTo: URL) throws { self.init() }; public convenience init(fileDescriptor: Int32) { self.init() }
    @available(swift, deprecated: 100000) public func write(_ d: Data) {}; public func write(contentsOf: some Sequence<UInt8>) throws {}; public func readToEnd() throws -> Data? { nil }; public func readDataToEndOfFile() -> Data { Data() }; public func close() throws {} }
open class Pipe: NSObject, @unchecked Sendable { public var fileHandleForReading: FileHandle { fatalError() }; public var fileHandleForWriting: FileHandle { fatalError() } }
open class Process: NSObject, @unchecked Sendable { public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }; public var executableURL: URL?; public var arguments: [String]?; public var environment: [String: String]?; public var currentDirectoryURL: URL?; public var standardInput: Any?, standardOutput: Any?, standardError: Any?; public func run() throws {}; public func waitUntilExit() {}; public func terminate() {}; public var isRunning: Bool { false }; public var processIdentifier: Int32 { 0 }; public var terminationStatus: Int32 { 0 }; public var terminationReason: TerminationReason { .exit } }
open class ProcessInfo: NSObject, @unchecked Sendable { public class var processInfo: ProcessInfo { fatalError() }; public var environment: [String: String] { [:] }; public var activeProcessorCount: Int { 0 } }
open class Thread: NSObject, @unchecked Sendable { public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}; public convenience init(block: @escaping @Sendable () -> Void) { self.init() }; public class func sleep(forTimeInterval: TimeInterval) {}; public class var isMainThread: Bool { false }; public class var callStackSymbols: [String] { [] }; public var stackSize: Int = 0; public func start() {}; @available(*, noasync) public class var current: Thread { fatalError() } }
open class Timer: NSObject { public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) { self.init() }; public func invalidate() {} }
open class RunLoop: NSObject { public struct Mode: Sendable { public static let `default` = Mode() }; public class var main: RunLoop { fatalError() }; public func add(_ t: Timer, forMode: Mode) {}; public func run(mode: Mode, before: Date) -> Bool { false } }
open class Operation: NSObject, @unchecked Sendable { public enum QueuePriority: Int, Sendable { case low, normal, high }; public var queuePriority: QueuePriority = .normal; public func cancel() {} }
open class BlockOperation: Operation, @unchecked Sendable { public convenience init(block: @escaping @Sendable () -> Void) { self.init() } }
open class OperationQueue: NSObject, @unchecked Sendable { public func addOperation(_ op: Operation) {}; public var underlyingQueue: DispatchQueue?; public var maxConcurrentOperationCount = 0 }
open class JSONDecoder: @unchecked Sendable { public init() {}; public enum DateDecodingStrategy: Sendable { case iso8601 }; public var dateDecodingStrategy = DateDecodingStrategy.iso8601; open func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T { fatalError() } }
open class PropertyListDecoder: @unchecked Sendable { public init() {}; open func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T { fatalError() } }
open class JSONEncoder: @unchecked Sendable { public init() {}; public enum DateEncodingStrategy: Sendable { case iso8601 }; public struct OutputFormatting: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let prettyPrinted = Self(rawValue: 1); public static let sortedKeys = Self(rawValue: 2); public static let withoutEscapingSlashes = Self(rawValue: 8) }; public var outputFormatting: OutputFormatting = []; public var dateEncodingStrategy = DateEncodingStrategy.iso8601; open func encode<T: Encodable>(_ t: T) throws -> Data { Data() } }
public final class NSNull: NSObject {}
open class JSONSerialization: NSObject { public struct WritingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }; public class func data(withJSONObject: Any, options: WritingOptions = []) throws -> Data { fatalError() }; public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }; public class func jsonObject(with: Data, options: ReadingOptions = []) throws -> Any { fatalError() } }
public struct CharacterSet: Sendable { public static let newlines = CharacterSet(); public static let whitespaces = CharacterSet(); public static let whitespacesAndNewlines = CharacterSet() }
public struct CocoaError: Error { public struct Code: Sendable, Equatable { public static let fileNoSuchFile = Code(), fileReadNoSuchFile = Code(), fileWriteFileExists = Code(), fileWriteOutOfSpace = Code(), fileWriteNoPermission = Code() }; public var code: Code { Code() }; public init(_ c: Code, userInfo: [String: Any] = [:]) {}
    public static let fileNoSuchFile = Code(), fileReadNoSuchFile = Code(), fileWriteFileExists = Code(), fileWriteOutOfSpace = Code() }
public func ~= (c: CocoaError.Code, e: any Error) -> Bool { false }
extension String { public struct Encoding: Sendable, Hashable { public static let utf8 = Encoding() }; public init(contentsOf: URL, encoding: Encoding) throws { self = "" }; public init(contentsOfFile: String, encoding: Encoding) throws { self = "" }; public init?(data: Data, encoding: Encoding) { nil }; public init(format: String, _ a: any CVarArg...) { self = "" }; public init(format: String, arguments: [any CVarArg]) { self = "" }
    public struct CompareOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } } }
extension StringProtocol { public var removingPercentEncoding: String? { nil }; public func trimmingCharacters(in: CharacterSet) -> String { "" }; public func contains<T: StringProtocol>(_ o: T) -> Bool { false }; public var precomposedStringWithCanonicalMapping: String { "" }; public var decomposedStringWithCanonicalMapping: String { "" }; public func replacingCharacters<T: StringProtocol>(in r: Range<Index>, with: T) -> String { "" }; public func range<T: StringProtocol>(of: T, options: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil) -> Range<Index>? { nil }; public func components(separatedBy: some StringProtocol) -> [String] { [] } }
public struct IndexSet: Sendable, SetAlgebra, Sequence { public init() {}; public typealias Element = Int; public init(integersIn: Range<Int>) {}
 public func contains(_ m: Int) -> Bool { false }; public func union(_ o: IndexSet) -> IndexSet { self }; public func intersection(_ o: IndexSet) -> IndexSet { self }; public func symmetricDifference(_ o: IndexSet) -> IndexSet { self }; public mutating func insert(_ n: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, n) }; public mutating func remove(_ m: Int) -> Int? { nil }; public mutating func update(with: Int) -> Int? { nil }; public mutating func formUnion(_ o: IndexSet) {}; public mutating func formIntersection(_ o: IndexSet) {}; public mutating func formSymmetricDifference(_ o: IndexSet) {}
 public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { self }; public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }
open class Progress: NSObject, @unchecked Sendable { public init(totalUnitCount: Int64) {}; open var completedUnitCount: Int64 = 0; open var isFinished: Bool { false } }
public struct FileAttributeType: Hashable, Sendable { public static let typeRegular = FileAttributeType() }
extension FileManager { open class DirectoryEnumerator: NSObject, Sequence { public var fileAttributes: [FileAttributeKey: Any]? { nil }; public func makeIterator() -> IndexingIterator<[Any]> { [].makeIterator() } }
 public func enumerator(atPath: String) -> DirectoryEnumerator? { nil }; public func enumerator(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions = [], errorHandler: ((URL, any Error) -> Bool)? = nil) -> DirectoryEnumerator? { nil }; public func createSymbolicLink(at: URL, withDestinationURL: URL) throws {} }
extension FileHandle { public convenience init(fileDescriptor: Int32, closeOnDealloc: Bool) { self.init() } }
extension OperationQueue { public var isSuspended: Bool { get { false } set {} } }
open class PropertyListEncoder: @unchecked Sendable { public init() {}; open func encode<T: Encodable>(_ t: T) throws -> Data { Data() } }
extension String.Encoding { public static let utf16LittleEndian = Self(), utf16BigEndian = Self() }
extension StringProtocol { public func data(using: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil } }
open class NSDictionary: NSObject { public var allKeys: [Any] { [] }; public subscript(k: Any) -> Any? { nil } }
open class NSMutableDictionary: NSDictionary { public override subscript(k: Any) -> Any? { get { nil } set {} } }
open class NSArray: NSObject { public var firstObject: Any? { nil } }
open class ISO8601DateFormatter: NSObject { public func date(from: String) -> Date? { nil } }
public protocol LocalizedError: Error { var errorDescription: String? { get }; var failureReason: String? { get }; var recoverySuggestion: String? { get }; var helpAnchor: String? { get } }
public extension LocalizedError { var errorDescription: String? { nil }; var failureReason: String? { nil }; var recoverySuggestion: String? { nil }; var helpAnchor: String? { nil } }
open class NSLock: NSObject, @unchecked Sendable { @available(*, noasync) public func lock() {}; @available(*, noasync) public func unlock() {}; public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() } }
open class NSCondition: NSObject, @unchecked Sendable { @available(*, noasync) public func lock() {}; @available(*, noasync) public func unlock() {}; public func wait() {}; public func wait(until: Date) -> Bool { false }; public func signal() {}; public func broadcast() {} }
extension Thread { public var threadDictionary: NSMutableDictionary { fatalError() } }
public struct URLRequest: Sendable { public enum CachePolicy: Sendable { case useProtocolCachePolicy }; public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {}; public var url: URL?; public var httpMethod: String?; public var timeoutInterval: TimeInterval = 0; public mutating func setValue(_ v: String?, forHTTPHeaderField: String) {} }
public struct URLComponents: Sendable { public init() {}; public var scheme: String?, host: String?; public var path = ""; public var url: URL? }
public struct URLError: Error { public struct Code: Hashable, Sendable { public static let timedOut = Code(), notConnectedToInternet = Code(), cannotFindHost = Code(), cannotConnectToHost = Code(), dnsLookupFailed = Code(), networkConnectionLost = Code(), badServerResponse = Code() }; public init(_ c: Code, userInfo: [String: Any] = [:]) {}; public var code: Code { Code() } }
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable { public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {}; public var statusCode: Int { 0 } }
open class CachedURLResponse: NSObject, @unchecked Sendable {}
public final class URLCache: NSObject { public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed } }
public protocol URLProtocolClient: AnyObject, Sendable { func urlProtocol(_ p: URLProtocol, didReceive: URLResponse, cacheStoragePolicy: URLCache.StoragePolicy); func urlProtocol(_ p: URLProtocol, didLoad: Data); func urlProtocolDidFinishLoading(_ p: URLProtocol); func urlProtocol(_ p: URLProtocol, didFailWithError: any Error) }
open class URLProtocol: NSObject { public init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {}; open var client: (any URLProtocolClient)? { nil }; open var request: URLRequest { fatalError() }; open class func canInit(with request: URLRequest) -> Bool { false }; open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }; open func startLoading() {}; open func stopLoading() {} }
open class URLSessionConfiguration: NSObject, @unchecked Sendable { public class var ephemeral: URLSessionConfiguration { fatalError() }; public var protocolClasses: [AnyClass]?; public var timeoutIntervalForRequest: TimeInterval = 60 }
public protocol URLSessionDelegate: AnyObject, Sendable {}
open class URLSessionTask: NSObject, @unchecked Sendable { public func resume() {}; public func cancel() {} }
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSession: NSObject, @unchecked Sendable { public convenience init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?) { self.init() }; public func dataTask(with: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { fatalError() } }
extension FileHandle { public var fileDescriptor: Int32 { 0 }; public func readData(ofLength: Int) -> Data { Data() } }
extension FileManager { public func removeItem(atPath: String) throws {}; public func subpathsOfDirectory(atPath: String) throws -> [String] { [] } }
public protocol NSObjectProtocol {}
extension NSObject: NSObjectProtocol {}
open class NSNotification: NSObject { public struct Name: Hashable, Sendable, RawRepresentable { public let rawValue: String; public init(_ rawValue: String) { self.rawValue = rawValue }; public init(rawValue: String) { self.rawValue = rawValue } } }
public struct Notification { public typealias Name = NSNotification.Name; public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { self.name = name }; public var name: Name; public var object: Any?; public var userInfo: [AnyHashable: Any]? }
open class NotificationCenter: NSObject, @unchecked Sendable { public override init() {}; public class var `default`: NotificationCenter { fatalError() }; open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}; open func post(_ notification: Notification) {}
    open func addObserver(forName: NSNotification.Name?, object: Any?, queue: OperationQueue?, using: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol { fatalError() }; open func removeObserver(_ observer: Any) {} }
extension FileManager { @discardableResult public func createFile(atPath: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool { false } }
