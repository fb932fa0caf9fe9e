import Foundation
import Streams
import Testing

@Suite("NotificationCenter.rx", .counted)
struct NotificationTests {
    private let center = NotificationCenter()
    private let log = Log()

    private func note(_ notification: Notification) { log.note(notification.userInfo?["number"] ?? "-") }

    private func post(_ name: Notification.Name, _ number: Int, object: AnyObject? = nil) {
        center.post(name: name, object: object, userInfo: ["number": number])
    }

    @Test func `notifications of a name, or of any name, until the dispose`() {
        for name in [Notification.Name.battery, nil] {
            post(.battery, 0)
            let subscription = center.rx.notification(name).subscribe(onNext: note)
            post(.battery, 1)
            post(.network, 2)
            post(.battery, 3)
            subscription.dispose()
            post(.battery, 4)
        }
        #expect(log.text == "1 3 1 2 3")
    }

    @Test func `of one object, which the observable does not keep alive`() {
        var phone: NSObject? = NSObject()
        weak let witness = phone
        let notifications = center.rx.notification(.battery, object: phone)
        let subscription = notifications.subscribe(onNext: note)
        post(.battery, 1, object: phone)
        post(.battery, 2, object: NSObject())
        post(.battery, 3)
        subscription.dispose()
        phone = nil
        #expect(log.text == "1")
        #expect(witness == nil)
        let later = notifications.subscribe(onNext: note)
        post(.battery, 4)
        later.dispose()
        #expect(log.text == "1")
    }

    @Test func `each subscription observes for itself`() {
        let notifications = center.rx.notification(.battery)
        let subscriptions = [notifications.subscribe(onNext: note), notifications.subscribe(onNext: note)]
        post(.battery, 1)
        subscriptions[0].dispose()
        post(.battery, 2)
        subscriptions[1].dispose()
        #expect(log.text == "1 1 2")
    }
}

extension Notification.Name {
    fileprivate static let battery = Notification.Name("battery")
    fileprivate static let network = Notification.Name("network")
}
