import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { seeSales } from '#modules/booking/contract.console.ts'
import { seeSeats } from '#modules/catalogue/contract.console.ts'
import { seeReading } from '#modules/content/contract.console.ts'
import { seeApplicationFigures } from '#modules/partner/contract.console.ts'
import { seeMoney } from '#modules/payouts/contract.console.ts'
import { seeLookups } from '#modules/support/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { optional } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, mayOpen, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { bankFiguresOf } from './bank-figures.server.ts'
import { agesOf, countsOf, weeksOf } from './plots.server.ts'

const applicationsOf = ({ weeks, ages }: Output<typeof seeApplicationFigures>, language: Language) => ({
  received: countsOf(weeks, ({ received }) => received, language),
  ages: agesOf(ages, language),
})

const readingOf = ({ weeks, most_read }: Output<typeof seeReading>, language: Language) => ({
  views: countsOf(weeks, ({ views }) => views, language),
  published: countsOf(weeks, ({ published }) => published, language),
  most_read: most_read.map(({ post_id, title, views }) => ({
    id: post_id,
    href: to(language, '/posts/:id', { id: post_id }),
    title: title[language] ?? title.id,
    views: formatNumber(views, language),
  })),
})

const lookupsOf = ({ weeks }: Output<typeof seeLookups>, language: Language) => ({
  lookups: countsOf(weeks, ({ lookups }) => lookups, language),
  helped: countsOf(weeks, ({ helped }) => helped, language),
})

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
  const [sales, seats, money, applications, reading, lookups] = await Promise.all([
    hasRole(staff, seeSales.who) ? optional(context, api(context, seeSales, {})) : undefined,
    hasRole(staff, seeSeats.who) ? optional(context, api(context, seeSeats, {})) : undefined,
    hasRole(staff, seeMoney.who) ? optional(context, api(context, seeMoney, {})) : undefined,
    mayOpen(staff, { roles: seeApplicationFigures.who, is_platform: true })
      ? optional(context, api(context, seeApplicationFigures, {}))
      : undefined,
    hasRole(staff, seeReading.who) ? optional(context, api(context, seeReading, {})) : undefined,
    hasRole(staff, seeLookups.who) ? optional(context, api(context, seeLookups, {})) : undefined,
  ])
  return {
    sales: sales && salesOf(sales, language),
    seats: seats ? seatsOf(seats, language) : [],
    money: money && moneyOf(money, language),
    applications: applications && applicationsOf(applications, language),
    reading: reading && readingOf(reading, language),
    lookups: lookups && lookupsOf(lookups, language),
    bank: await bankFiguresOf(context),
  }
}
