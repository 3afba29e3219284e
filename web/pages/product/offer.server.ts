import { formatDay, formatShortDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { mostTravellers } from '#modules/booking/rules/party.ts'
import { trueTotal } from '#modules/catalogue/rules/total.ts'
import { journeyProblem } from '#modules/financing/rules/eligible.ts'
import { canPayDown, settlementDay } from '#modules/payment/rules/payment-schedule.ts'
import { countsQuery, movedTo } from '../../components/checkout/counts.ts'
import { words as cardWords } from '../../components/product-card/words.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { whatsappAddress } from '../../components/shell/whatsapp-button.tsx'
import { inLanguage } from '../../to.ts'
import { type RoomName, roomNames } from './query.ts'
import { type Departure, excludedSum, money, type Reading } from './reading.server.ts'

/** As many dates as a box can hold; the calendar has them all. */
const mostDates = 12
// Seeds, section 9: plans run for 24 months at most.
const planMonths = 24

/** What the price box shows for the chosen date and room. */
export function offerOf(reading: Reading) {
  const { product, chosen, query } = reading
  const state = stateOf(reading)
  if (!chosen) {
    return { state, chosen: undefined, dates: [], hasMoreDates: false, ask: askAddress(reading), book: undefined }
  }
  const dates = nearest(product.departures, chosen)
  return {
    state,
    ask: askAddress(reading),
    book: state === 'open' ? bookOf(reading, chosen) : undefined,
    chosen: chosenOf(reading, chosen),
    dates: dates.map((one) => ({
      id: one.id,
      month: one.departs_on.slice(0, 7),
      ...dayOf(one, reading),
      seats: seatsOf(one, reading),
      isFull: one.seats_free === 0,
      price: roomPrice(one, query.room, reading),
      isCurrent: one === chosen,
    })),
    hasMoreDates: dates.length < product.departures.length,
  }
}

export type Offer = ReturnType<typeof offerOf>

/** What the booking form asks: who travels in which rooms, as far as there are seats. */
function bookOf(reading: Reading, { id, prices, seats_free }: Departure) {
  const { product, query, rules, language, say, label, visit_key } = reading
  const { infant_below_age: infant, child_below_age: child, hold_minutes } = rules
  const { quad, triple, double, child: young, infant: lap } = prices
  const each = { quad, triple: triple ?? 0, double: double ?? 0, children: young ?? 0, infants: lap ?? 0 }
  const hint = (price: number | null) => (price === null ? undefined : say.each(money(price, language)))
  // Without a hint it is not offered, and the form leaves it out.
  const fields = {
    quad: { label: say.adultsIn(say.roomIn('quad')), hint: hint(quad) },
    triple: { label: say.adultsIn(say.roomIn('triple')), hint: hint(triple) },
    double: { label: say.adultsIn(say.roomIn('double')), hint: hint(double) },
    children: { label: say.children(infant, child - 1), hint: hint(young) },
    infants: { label: say.infants(infant), hint: hint(lap) },
  }
  const room = offeredRoom(prices, query.room)
  const counts = room === query.room ? query.counts : movedTo(query.counts, query.room, room)
  const place = { product_id: product.id, departure_id: id, key: visit_key }
  const isFull = seats_free === 0
  const limits = { seats: isFull ? label.dateFull : say.onlySeats(seats_free), people: say.mostPeople(mostTravellers) }
  const closed = isFull ? label.dateFull : reading.isPreview ? say.previewOnly : undefined
  return { ...place, room, counts, fields, each, seats_free, closed, limits, note: say.bookNote(hold_minutes) }
}

export type Book = ReturnType<typeof bookOf>

/** The room that was chosen, or quad where the date has no such rooms. */
const offeredRoom = (prices: Departure['prices'], room: RoomName): RoomName => (prices[room] === null ? 'quad' : room)

const priceOr = (price: number | null, { language, say }: Reading): string =>
  price === null ? say.notOffered : money(price, language)

/** What a room costs on a date, or that it has none. */
export const roomPrice = ({ prices }: Departure, room: RoomName, reading: Reading): string =>
  priceOr(prices[room], reading)

/** The chosen date in the chosen room, with all it costs. */
function chosenOf(reading: Reading, chosen: Departure) {
  const { product, query, language, say } = reading
  const current = offeredRoom(chosen.prices, query.room)
  const price = chosen.prices[current] ?? chosen.prices.quad
  return {
    price: money(price, language),
    room: say[current],
    total: money(trueTotal(price, product.excludes), language),
    totalNote: say.added(money(excludedSum(product), language)),
    parts: [
      { text: say[current], amount: money(price, language) },
      ...product.excludes.flatMap(({ text, amount }) =>
        amount === null ? [] : [{ text, amount: money(amount, language) }],
      ),
    ],
    rooms: roomNames.flatMap((room) => {
      const each = chosen.prices[room]
      return each === null
        ? []
        : [{ value: room, label: say[room], price: money(each, language), isCurrent: room === current }]
    }),
    child: priceOr(chosen.prices.child, reading),
    infant: priceOr(chosen.prices.infant, reading),
    payments: paymentsOf(reading, price),
    short: formatShortDay(chosen.departs_on, language),
    // It closes at the stroke of midnight, or when the flight leaves: a moment earlier one can still book.
    until: say.bookUntil(formatDay(jakartaDate(new Date(Date.parse(chosen.closes_at) - 1)), language)),
  }
}

function stateOf({
  product,
  chosen,
}: Reading): 'open' | 'sold_out' | 'off_sale' | 'departed' | 'closed' | 'unscheduled' {
  if (!product.is_on_sale) return 'off_sale'
  if (!chosen) return product.label === 'departed' || product.label === 'closed' ? product.label : 'unscheduled'
  return product.label === 'sold_out' ? 'sold_out' : 'open'
}

/** The next dates, and always the chosen one. */
function nearest(departures: readonly Departure[], chosen: Departure): Departure[] {
  const first = departures.slice(0, mostDates)
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}

export const dayOf = ({ departs_on, departs_on_hijri }: Departure, { language }: Pick<Reading, 'language'>) => ({
  day: formatDay(departs_on, language),
  hijri: departs_on_hijri,
})

export const seatsOf = ({ seats_free, quota }: Departure, { say, language }: Reading): string =>
  seats_free === 0 ? cardWords(language).sold_out : say.seats(seats_free, quota)

type Way = { text: string; href?: string }

function paymentsOf(reading: Reading, price: number): Way[] {
  const { product, chosen, today, rules, days_before, language, say, tenant } = reading
  if (!chosen) return []
  const isFar = canPayDown(today, chosen.departs_on, rules)
  const due = settlementDay(chosen.departs_on, rules)
  const isFinanced = !journeyProblem({ ...product, departs_on: chosen.departs_on }, { ...rules, today, days_before })
  const monthly = money(Math.ceil(price / planMonths), language)
  return [
    {
      text: isFar
        ? say.downPayment(money(product.down_payment, language), formatDay(due, language))
        : say.fullPayment(rules.settlement_days),
    },
    ...(product.can_save && product.category === 'umroh'
      ? [{ text: say.saving(monthly, planMonths), href: `/perencanaan-tabungan?package=${product.slug}` }]
      : []),
    ...(isFinanced && tenant.feature_flag.is_financing === 1
      ? [{ text: say.financing(planMonths), href: applyPath(reading, chosen) }]
      : []),
  ]
}

/** The form of financing for the date and the rooms that are looked at. */
function applyPath({ product, query }: Reading, { id }: Departure): string {
  return `/loan-applicant-form/${product.id}?${new URLSearchParams({ departure: id, ...countsQuery(query.counts) })}`
}

/** A chat with the tenant that begins with what the person is looking at. */
function askAddress(reading: Reading): string {
  const { product, chosen, query, language, tenant, affiliate_code, say } = reading
  const path = chosen ? `/product/${product.slug}?${choiceOf(reading)}` : `/product/${product.slug}`
  const address = tenant.public_url + withAffiliate(inLanguage(language, path), affiliate_code)
  const { day, hijri } = chosen ? dayOf(chosen, reading) : { day: '', hijri: '' }
  const text = say.askText(product.name, chosen ? say.askChosen(day, hijri, say.roomIn(query.room)) : '', address)
  return `${whatsappAddress(tenant.whatsapp_number)}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
}

/** The choice as part of an address, for links that others open. */
export const choiceOf = ({ chosen, query }: Reading): URLSearchParams =>
  new URLSearchParams({ ...(chosen && { departure: chosen.id }), room: query.room })
