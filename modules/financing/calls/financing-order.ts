import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { bookingOf, orderFacts, orderView } from '#modules/booking/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import { banks } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { journeyProblemOf, whose } from '../load.ts'
import { offersOf } from '../offers.ts'
import { journeyProblem } from '../rules/eligible.ts'
import { instalmentMonths, leastDownPayment } from '../rules/plan.ts'
import { findOfBooking, hasOpen } from '../store.ts'
import { showApplication } from '../view.ts'

type Call = typeof contract.financingOrder
type Answer = Output<Call>

/** Before anybody has chosen. */
const usualMonths = 12

export async function financingOrder(ctx: MemberCtx<DocumentPorts>, input: Input<Call>): Promise<Answer> {
  const { db, now } = ctx
  const booking = await bookingOf(ctx, input.id)
  const order = orderView(await orderFacts(ctx, booking), ctx)
  const rules = await rulesToday(ctx)
  const price = rupiah(order.price.total)
  const bounds = { least: leastDownPayment(price, rules), most: price - rules.financing_least }
  const application = await findOfBooking(db, { ...whose(ctx), booking_id: booking.id })
  const hindrance = application ? null : await hindranceOf(ctx, booking, bounds)
  const today = jakartaDate(now)
  const isInTime = ({ days_before }: { days_before: number }) =>
    !journeyProblem(
      { category: 'umroh', can_finance: true, departs_on: booking.departs_on },
      { ...rules, today, days_before },
    )
  const sum = { price, down_payment: input.down_payment, months: input.months ?? usualMonths }
  return {
    order,
    hindrance,
    months: [...instalmentMonths],
    least_down_payment: bounds.least,
    most_down_payment: Math.max(0, bounds.most),
    least_years_employed: rules.financing_least_years_employed,
    least_income: rules.applicant_least_income,
    offers: hindrance ? [] : offersOf(await banks(ctx), sum, { rules, today }).filter(isInTime),
    application: application ? await showApplication(ctx, application) : null,
  }
}

type Booking = Awaited<ReturnType<typeof bookingOf>>
type Bounds = { least: number; most: number }

async function hindranceOf(ctx: MemberCtx, booking: Booking, { least, most }: Bounds): Promise<Answer['hindrance']> {
  const problem = await journeyProblemOf(ctx, booking)
  if (problem) return problem
  if (booking.state !== 'cart') return 'order'
  if (await hasOpen(ctx.db, { ...whose(ctx), departure_id: booking.departure_id })) return 'open_application'
  return most < least ? 'price' : null
}
