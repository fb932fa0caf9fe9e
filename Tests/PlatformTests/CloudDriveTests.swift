import Foundation
import Platform
import Testing

struct CloudDriveTests {
    @Test(arguments: [
        ("/Users/minsu/Library/Mobile Documents/com~apple~CloudDocs/workbook", true),
        ("/Users/minsu/Library/CloudStorage/Dropbox/workbook", true),
        ("/Users/minsu/Developer/workbook", false),
    ])
    func `a cloud drive is known by its path`(path: String, isCloud: Bool) {
        #expect(URL(fileURLWithPath: path).isOnCloudDrive == isCloud)
    }
}
