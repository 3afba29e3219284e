import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { seeSales } from '#modules/booking/contract.console.ts'
import { seeSeats } from '#modules/catalogue/contract.console.ts'
import { seeMoney } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { optional } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import type { PlotPoint } from '../../ui/plot/plot-scale.ts'

/** "16 Nov": twelve weeks fit into one year. */
const weekName = (week: string, language: Language): string =>
  formatShortDay(week, language).split(' ').slice(0, 2).join(' ')

const amountText = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** A plot of an amount by week; nothing where all of it is zero. */
function weeksOf(weeks: readonly { week: string; amount: number }[], language: Language) {
  const all = weeks.reduce((sum, { amount }) => sum + amount, 0)
  if (all === 0) return undefined
  const points = weeks.map(
    ({ week, amount }): PlotPoint => ({
      label: weekName(week, language),
      value: amount,
      text: amountText(amount, language),
    }),
  )
  return { points, all: amountText(all, language), now: amountText(weeks.at(-1)?.amount ?? 0, language) }
}
export type WeekPlot = NonNullable<ReturnType<typeof weeksOf>>

function salesOf({ weeks }: Output<typeof seeSales>, language: Language) {
  const plot = weeksOf(weeks, language)
  const last = weeks.at(-1)
  return (
    plot && {
      ...plot,
      bookings: formatNumber(last?.bookings ?? 0, language),
      travellers: formatNumber(last?.travellers ?? 0, language),
    }
  )
}

const moneyOf = ({ weeks }: Output<typeof seeMoney>, language: Language) => ({
  received: weeksOf(
    weeks.map(({ week, received: amount }) => ({ week, amount })),
    language,
  ),
  refunded: weeksOf(
    weeks.map(({ week, refunded: amount }) => ({ week, amount })),
    language,
  ),
  paid_out: weeksOf(
    weeks.map(({ week, paid_out: amount }) => ({ week, amount })),
    language,
  ),
})

const seatsOf = ({ departures }: Output<typeof seeSeats>, language: Language) =>
  departures.map(({ departure_id, package_name, departs_on, quota, sold, held }) => ({
    id: departure_id,
    href: to(language, '/departures/:id', { id: departure_id }),
    name: package_name,
    day: formatShortDay(departs_on, language),
    quota,
    sold,
    held,
  }))

/** What each sees of how it goes: by the calls that their roles may make. */
export async function figuresOf(context: Context) {
  const { language } = pageOf(context)
  const staff = await staffOf(context)
  const [sales, seats, money] = await Promise.all([
    hasRole(staff, seeSales.who) ? optional(context, api(context, seeSales, {})) : undefined,
    hasRole(staff, seeSeats.who) ? optional(context, api(context, seeSeats, {})) : undefined,
    hasRole(staff, seeMoney.who) ? optional(context, api(context, seeMoney, {})) : undefined,
  ])
  return {
    sales: sales && salesOf(sales, language),
    seats: seats ? seatsOf(seats, language) : [],
    money: money && moneyOf(money, language),
  }
}
