import type { Output } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Tenant } from '#core/tenant.ts'
import type { productBySlug } from '#modules/catalogue/contract.ts'
import { trueTotal } from '#modules/catalogue/rules/total.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { countNames } from '../../components/checkout/counts.ts'
import type { Query } from './query.ts'
import type { Labels, Words } from './words.ts'

export type Product = Output<typeof productBySlug>
export type Departure = Product['departures'][number]

/** A package with who reads it, what they chose, and the words to say it in. */
export type Reading = {
  product: Product
  /** Looked at before it is on sale: nothing of it can be booked. */
  isPreview: boolean
  chosen: Departure | undefined
  query: Query
  language: Language
  today: string
  rules: DatedRules
  /** How many days before a departure the last bank takes an application. */
  days_before: number
  tenant: Tenant
  affiliate_code: string | undefined
  /** What a booking made from this very page is known by: pressed twice, it is made once. */
  visit_key: string
  say: Words
  label: Labels
}

export const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

type Choosable = Pick<Departure, 'id' | 'departs_on' | 'seats_free'> & { prices: { quad: number } }

/** The date asked for, by its id or its day, or else the first with seats for all, or for anyone, or else the first. */
export function chosenOf<D extends Choosable>(
  { departures }: { departures: readonly D[] },
  { departure, counts }: Pick<Query, 'departure' | 'counts'>,
): D | undefined {
  // Infants sit on a lap.
  const seats = countNames.reduce((sum, name) => sum + (name === 'infants' ? 0 : counts[name]), 0)
  // A card names the day of its lowest price: of two departures on it, that one.
  const onDay = departures
    .filter((one) => one.departs_on === departure)
    .toSorted((a, b) => a.prices.quad - b.prices.quad)
  return (
    departures.find((one) => one.id === departure) ??
    onDay.find((one) => one.seats_free >= seats) ??
    onDay.find((one) => one.seats_free > 0) ??
    departures.find((one) => one.seats_free >= seats) ??
    departures.find((one) => one.seats_free > 0) ??
    departures[0]
  )
}

/** What the price leaves out, as far as its cost is known. */
export const excludedSum = ({ excludes }: Product): number => trueTotal(0, excludes)
