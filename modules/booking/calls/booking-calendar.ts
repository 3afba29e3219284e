import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addDays, addMs, jakartaDate } from '#core/time.ts'
import { findJourney } from '#modules/catalogue/module.ts'
import { partnerContact } from '#modules/partner/module.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'
import { viaOf } from '../printing/journey-words.ts'
import { sheetWords } from '../printing/sheet-words.ts'
import { type CalendarEvent, calendarOf } from '../rules/calendar.ts'
import { staysOf, timedOf } from '../rules/itinerary.ts'
import type { BookingRow } from '../store.ts'

type Call = typeof contract.bookingCalendar

export async function bookingCalendar(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, now } = ctx
  const language = input.language ?? ctx.language
  const say = sheetWords(language)
  const booking = await bookingOf(ctx, input.id)
  const [byOrder, partner] = await Promise.all([invoicesOf(db, [booking.id]), partnerContact(db, booking, now)])
  const about = say.calendarAbout(booking.code, partner?.name ?? '', partner?.phone_number ?? '')
  const url = `${tenant.public_url}${language === 'en' ? '/en' : ''}/member/my-order/${booking.id}`
  const journey: CalendarEvent = {
    id: booking.id,
    title: booking.product_name[language],
    about,
    from: booking.departs_on,
    to: booking.returns_on,
    url,
    remind_days: 7,
  }
  const owed = (byOrder.get(booking.id) ?? []).filter((invoice) => isUnpaid(invoice) && invoice.stage === 'settlement')
  const dues = owed.map(({ id, amount, due_at }): CalendarEvent => {
    // Due at the stroke of midnight means: on the day before.
    const day = jakartaDate(addMs(due_at, -1))
    const title = say.calendarDue(formatRupiah(rupiah(amount), language), booking.code)
    return { id, title, about, from: day, to: day, url, remind_days: 3 }
  })
  const parts = await partsOf(db, booking, { language, about, url })
  const text = calendarOf([journey, ...parts, ...dues], { host: tenant.domain_name, now })
  return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: `${booking.code}.ics` }
}

type Shown = { language: Language; about: string; url: string }

/** Its flights at their time, and each hotel for its nights. */
async function partsOf(db: Db, booking: BookingRow, { language, about, url }: Shown): Promise<CalendarEvent[]> {
  const say = sheetWords(language)
  const journey = await findJourney(db, booking.departure_id)
  if (!journey) return []
  const flights = timedOf(journey.flights).map((leg): CalendarEvent => {
    const between = [new Date(leg.departs_at), new Date(leg.arrives_at)] as const
    const [from, to] = [leg.departs_at.slice(0, 10), leg.arrives_at.slice(0, 10)]
    const title = viaOf(say.flies(leg.number, leg.from_city ?? leg.from, leg.to_city ?? leg.to), leg, language)
    return { id: `${booking.id}-${leg.number.replace(/\W/g, '')}-${leg.from}`, title, about, from, to, between, url }
  })
  const stays = staysOf(journey).map(({ stay, from, to }, place): CalendarEvent => {
    const title = `${stay.name}, ${stay.city}`
    return { id: `${booking.id}-stay-${place}`, title, about, from, to: addDays(to, -1), url }
  })
  return [...flights, ...stays]
}
