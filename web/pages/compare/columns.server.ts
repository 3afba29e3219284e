import type { Output } from '#core/call.ts'
import { formatDay, formatNumber, formatRupiah } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { compare } from '#modules/catalogue/contract.ts'
import { outward } from '#modules/catalogue/rules/legs.ts'
import { packagePath } from '../../components/product-card/package-path.ts'
import { words as cardWords } from '../../components/product-card/words.ts'
import { words } from './words.ts'

type Product = Output<typeof compare>[number]
type Departure = Product['departures'][number]
type Say = ReturnType<typeof words>

/** What one package says in each row; a row is a list of lines. */
export type Column = {
  slug: string
  /** Opens at the date that the column shows. */
  path: string
  name: string
  picture_id: string
  picture_colour: string | null
  remove: string
  without: string
  is_cheapest: boolean
  cells: Record<Row, string[]>
}
export const rows = [
  'partner',
  'licence',
  'departure',
  'duration',
  'price',
  'excluded',
  'true_total',
  'flight',
  'hotels',
  'included',
  'down_payment',
  'certainties',
  'rating',
] as const
export type Row = (typeof rows)[number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
/** The date people would book: the first with seats, or else the first at all. */
const dateOf = (product: Product): Departure | undefined =>
  product.departures.find((one) => one.seats_free > 0) ?? product.departures[0]

export function columnsOf(products: Product[], language: Language): Column[] {
  const say = words(language)
  const totals = products.map((product) => dateOf(product)?.true_total ?? Number.POSITIVE_INFINITY)
  const lowest = Math.min(...totals)
  return products.map((product, place) => {
    const total = totals[place] ?? lowest
    const others = products.filter((one) => one !== product).map((one) => one.slug)
    return {
      slug: product.slug,
      path: packagePath(product.slug, { day: dateOf(product)?.departs_on }),
      name: product.name,
      picture_id: product.picture_ids[0] ?? '',
      picture_colour: product.picture_colours[0] ?? null,
      remove: say.remove(product.name),
      without: `/bandingkan?paket=${others.join(',')}`,
      is_cheapest: total === lowest && Number.isFinite(lowest),
      cells: {
        ...aboutPackage(product, say, language),
        ...aboutDate(product, { say, language, more: total - lowest }),
      },
    }
  })
}

function aboutPackage(product: Product, say: Say, language: Language) {
  const { partner } = product
  return {
    partner: [partner.name, partner.legal_name],
    licence: partner.licences.map(({ kind, number }) => `${kind} ${number}`),
    duration: [say.days(product.duration_days)],
    excluded: product.excludes.map(
      ({ text, amount }) => `${text}: ${amount === null ? say.unknown : money(amount, language)}`,
    ),
    included: product.includes,
    down_payment: [money(product.down_payment, language)],
    rating: [
      product.rating === null
        ? say.unrated
        : cardWords(language).rating(
            formatNumber(product.rating, language),
            formatNumber(product.rating_count, language),
          ),
    ],
  }
}

type DateContext = { say: Say; language: Language; more: number }

function aboutDate(product: Product, { say, language, more }: DateContext) {
  const date = dateOf(product)
  if (!date) {
    const none = [say.no_departure]
    return { departure: none, price: none, true_total: none, flight: none, hotels: none, certainties: none }
  }
  const certain = Object.values(date.certainties).filter((one) => one.state === 'certain').length
  return {
    departure: [
      formatDay(date.departs_on, language),
      formatHijri(date.departs_on, language),
      say.seats(date.seats_free),
    ],
    price: [money(date.prices.quad, language)],
    true_total: [money(date.true_total, language), ...(more > 0 ? [say.difference(money(more, language))] : [])],
    flight: [date.airline.name, outbound(date, say)],
    hotels: date.hotels.map((hotel) =>
      [
        say.stay(hotel.name, hotel.stars, hotel.nights),
        ...(hotel.walk_minutes === null ? [] : [say.walk(hotel.walk_minutes)]),
      ].join(', '),
    ),
    certainties: [say.certain(certain)],
  }
}

/** How often one changes planes on the way there. */
function outbound({ flights }: Departure, say: Say): string {
  const changes = outward(flights).length - 1
  return changes <= 0 ? say.direct : say.stops(changes)
}
