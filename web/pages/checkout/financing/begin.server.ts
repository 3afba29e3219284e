import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { mostTravellers, roomTypes } from '#modules/booking/rules/party.ts'
import { productById } from '#modules/catalogue/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { journeyProblem } from '#modules/financing/rules/eligible.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { countNames, countsIn, withSomeone } from '../../../components/checkout/counts.ts'
import { daysBefore } from '../../../components/financing/days-before.server.ts'
import { readNote } from '../../../cookie-state.server.ts'
import { inLanguage } from '../../../to.ts'
import { words as orderWords } from '../words.ts'
import { whyNot } from './hindered.server.ts'
import { formPath } from './place.ts'
import { words } from './words.ts'

type Product = Output<typeof productById>

/** Only a package was given: the order begun in this browser is gone on with, else one is begun here. */
export async function loadBegin(context: Context, url: URL, productId: string) {
  const page = pageOf(context)
  const say = words(page.language)
  const note = readNote(page, 'cart')
  const wish = url.searchParams
  const isChosen = wish.has('departure') || wish.has('date')
  if (!isChosen && note.bookingId && note.productId === productId)
    throw redirect(inLanguage(page.language, formPath({ booking_id: note.bookingId, product_id: productId })))
  const [product, { data: inForce }, days_before] = await Promise.all([
    findProduct(context, productId),
    api(context, rules, {}),
    daysBefore(context),
  ])
  const today = jakartaDate(page.now)
  const from = addDays(today, days_before)
  const dates = product.departures.filter(({ departs_on, seats_free }) => departs_on >= from && seats_free > 0)
  const problem = journeyProblem(
    { ...product, departs_on: dates[0]?.departs_on ?? today },
    { ...inForce, today, days_before },
  )
  if (problem) {
    const first = { label: say.others, path: '/umroh-dana-talangan' }
    const second = { label: say.toPackage, path: `/product/${product.slug}` }
    return { step: 'hindered', hindered: { ...(await whyNot(context, problem)), first, second } } as const
  }
  return { step: 'begin', begin: beginOf(context, { product, dates, wish, minutes: inForce.hold_minutes }) } as const
}

async function findProduct(context: Context, id: string): Promise<Product> {
  try {
    return (await api(context, productById, { id })).data
  } catch (error) {
    if (!isCallFailure(error) || ![404, 410, 422].includes(error.status)) throw error
    throw data(null, { status: error.status === 410 ? 410 : 404 })
  }
}

type Beginning = { product: Product; dates: Product['departures']; wish: URLSearchParams; minutes: number }

/** Which date, and who travels in which rooms. */
function beginOf(context: Context, { product, dates, wish, minutes }: Beginning) {
  const { language } = pageOf(context)
  const say = words(language)
  const names = orderWords(language)
  const counts = withSomeone(countsIn(wish), { room: 'quad', travellers: wish.get('travellers') })
  const chosen =
    dates.find(({ id, departs_on }) => id === wish.get('departure') || departs_on === wish.get('date')) ?? dates[0]
  const prices = chosen?.prices
  const isOffered = {
    ...{ quad: true, triple: prices?.triple !== null, double: prices?.double !== null },
    ...{ children: prices?.child !== null, infants: prices?.infant !== null },
  }
  const labels = { children: say.children, infants: say.infants }
  const labelOf = (name: (typeof countNames)[number]) =>
    name === 'children' || name === 'infants' ? labels[name] : say.adultsIn(names.roomIn(name))
  return {
    key: randomUUID(),
    name: product.name,
    text: say.beginText(minutes),
    path: `/product/${product.slug}`,
    departure: chosen?.id ?? '',
    months: wish.get('months') ?? '',
    dates: dates.map(({ id, departs_on, seats_free, prices: { quad } }) => ({
      value: id,
      label: [formatShortDay(departs_on, language), money(quad, language), say.seats(seats_free)].join(' · '),
    })),
    // What each costs on each date: another date is another price.
    prices: Object.fromEntries(dates.map((date) => [date.id, pricesOn(date, language)])),
    counts: countNames
      .filter((name) => isOffered[name])
      .map((name) => ({
        name,
        label: labelOf(name),
        value: counts[name],
        isRoom: roomTypes.some((one) => one === name),
      })),
    most: mostTravellers,
    limit: say.mostPeople(mostTravellers),
  }
}

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

function pricesOn({ departs_on, prices }: Product['departures'][number], language: Language) {
  const { quad, triple, double, child, infant } = prices
  const say = words(language)
  const day = formatShortDay(departs_on, language)
  const said = (amount: number | null) => (amount === null ? undefined : say.priceOn(money(amount, language), day))
  return {
    quad: said(quad),
    triple: said(triple),
    double: said(double),
    children: said(child),
    infants: said(infant),
  }
}

export type Begin = ReturnType<typeof beginOf>
