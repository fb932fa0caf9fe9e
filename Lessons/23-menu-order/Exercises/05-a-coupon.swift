// Repair · A coupon (home, 8 min)
//
// A bakery's app takes coupons. A coupon is an amount that is taken off
// the sum; 0 takes the coupon away again.
//
//     sum         -5--8-----9----
//     coupon      ------3------0-
//     to pay      -5--8-5---6--9-
//     it is       ----------6----
//
// - The amount to pay follows the sum and the coupon, whichever changes.
//   It is never below zero.
// - Until the first coupon comes, the sum is to pay.
// - Neither of the two fails or ends. They go on whether somebody listens
//   or not.
// - Whether an amount is sent again when it has not changed is up to you,
//   and so is what a later subscriber receives.
//
// Mend it.

import LessonKit
import Streams

func toPay(_ sum: Observable<Int>, coupon: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return sum.withLatestFrom(coupon) { sum, coupon in sum - coupon }
}
