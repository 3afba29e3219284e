import type { z } from 'zod'
import { hijriOf, writeHijri } from '#core/hijri.ts'
import { memo } from '#core/memo.ts'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { jakartaDate } from '#core/time.ts'
import type { partnerLicences } from '#modules/partner/module.ts'
import { licenceState, neededLicences, sellingLicence } from '#modules/partner/rules/licence.ts'
import type { Certainty, Text } from './rules/facts.ts'
import { ratingOf } from './rules/rating.ts'
import { type Day, freeSeats, labelOf, packageLabel } from './rules/seats.ts'
import { trueTotal } from './rules/total.ts'
import type * as shapes from './shapes.ts'
import type { listRecentReviews } from './store.reviews.ts'
import type { DepartureRow, ProductRow } from './store.ts'
import { words } from './words.ts'

type Row<List extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<List>>[number]
export type PartnerRow = Awaited<ReturnType<typeof partnerLicences>> extends Map<string, infer P> ? P : never
type Product = z.output<typeof shapes.product>
type Licence = z.output<typeof shapes.departure>['certainties']['licence']

export type ProductFacts = {
  product: ProductRow
  last_closed_on: string | null
  rated: { sum: number; count: number }
  partner: PartnerRow
  departures: DepartureRow[]
  consultant: { affiliate_code: string; full_name: string } | undefined
  rules: Day['rules']
}
type Reader = { language: Language; now: Date }

/** A package as its page shows it, in one language. */
export function productView(facts: ProductFacts, reader: Reader): Product {
  const { product, last_closed_on, rated, partner, departures, consultant } = facts
  const { version, partner_id, state, ...plain } = product
  const today = jakartaDate(reader.now)
  const licence = licenceOf(facts, today)
  const certainty = licenceView(facts, reader)
  return {
    ...plain,
    ...spokenView(product, reader.language),
    is_on_sale: state === 'on_sale' && licence?.state === 'valid',
    label: packageLabel({ open: departures, last_closed_on }, { now: reader.now, rules: facts.rules }),
    rating: ratingOf(rated.sum, rated.count),
    rating_count: rated.count,
    partner: { ...partnerView(partner), licence, licences: licencesOf(facts, today) },
    affiliate: consultant ? { code: consultant.affiliate_code, consultant_name: consultant.full_name } : null,
    departures: departures.map((departure) => ({
      ...departureView(departure, facts, reader),
      certainties: certaintiesView(departure, certainty, reader.language),
    })),
  }
}

function spokenView(product: ProductFacts['product'], language: Language) {
  const say = (text: Text) => text[language]
  return {
    name: say(product.name),
    type: { slug: product.type.slug, name: say(product.type.name) },
    summary: say(product.summary),
    description: say(product.description),
    includes: product.includes.map(say),
    excludes: product.excludes.map((left) => ({ text: say(left), amount: left.amount })),
    agenda: product.agenda.map(({ day, title, text }) => ({ day, title: say(title), text: say(text) })),
    questions: product.questions.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    facilities: product.facilities.map(say),
    documents: product.documents.map(say),
    refund_terms: say(product.refund_terms),
    addons: product.addons.map(({ id, name, price, per }) => ({ id, name: say(name), price, per })),
  }
}

const partnerView = (partner: PartnerRow) => ({
  slug: partner.slug,
  name: partner.name,
  legal_name: partner.legal_name,
  logo: partner.logo_picture_id && pictureSource(partner.logo_picture_id, 160, 'webp'),
})

type Held = PartnerRow['licences'][number]

function heldView({ suspended_on, ...shown }: Held, today: string) {
  return { ...shown, state: licenceState({ ...shown, suspended_on }, today) }
}

/** By which the package is sold, and how it stands. */
function licenceOf({ product, partner }: ProductFacts, today: string): Product['partner']['licence'] {
  const licence = sellingLicence(product, partner.licences, today)
  return licence ? heldView(licence, today) : null
}

/** All that the partner holds of what the package needs. */
const licencesOf = ({ product, partner }: ProductFacts, today: string): Product['partner']['licences'] =>
  neededLicences(product, partner.licences, today).flatMap(({ licence }) => (licence ? [heldView(licence, today)] : []))

// The calendar is slow to ask, and a row is shown many times while it is cached.
const departsOnHijri = memo((departure: DepartureRow) => hijriOf(departure.departs_on))

function departureView(departure: DepartureRow, facts: ProductFacts, reader: Reader) {
  const { language, now } = reader
  return {
    ...departure,
    departs_on_hijri: writeHijri(departsOnHijri(departure), language),
    seats_free: freeSeats(departure),
    closes_at: departure.closes_at.toISOString(),
    label: labelOf(departure, { now, rules: facts.rules }),
    true_total: trueTotal(departure.prices.quad, facts.product.excludes),
  }
}

function certaintiesView({ certainties }: DepartureRow, licence: Licence, language: Language) {
  const { flight, price, hotel, visa } = certainties
  const say = ({ state, evidence, checked_on }: Certainty) => ({ state, evidence: evidence[language], checked_on })
  return { licence, flight: say(flight), price: say(price), hotel: say(hotel), visa: say(visa) }
}

/** The kinds of licence that the package needs and the partner does not hold. */
const missingLicences = ({ product, partner }: ProductFacts, today: string): string =>
  neededLicences(product, partner.licences, today)
    .flatMap(({ kinds, licence }) => (licence ? [] : [kinds.join(' / ')]))
    .join(' + ')

/** The first of the five certainties, read from the partner: it holds for every date alike. */
function licenceView(facts: ProductFacts, { language, now }: Reader): Licence {
  const today = jakartaDate(now)
  const say = words(language)
  const licence = licenceOf(facts, today)
  if (!licence) {
    return { state: 'failed', evidence: say.licenceMissing(missingLicences(facts, today)), checked_on: today }
  }
  const { kind, number, checked_on, state } = licence
  const all = licencesOf(facts, today)
  const evidence = {
    valid: all.map((one) => say.licenceValid(one.kind, one.number, one.checked_by)).join('. '),
    upcoming: say.licenceUpcoming(kind, number),
    expired: say.licenceExpired(kind, number),
    suspended: say.licenceSuspended(kind, number),
  }
  return { state: state === 'valid' ? 'certain' : 'failed', evidence: evidence[state], checked_on }
}

type ReviewRow = Row<typeof listRecentReviews>

/** A review with the package it speaks of, named in the reader's language, and what was answered. */
export const reviewView = (
  { answer, answered_at, ...row }: ReviewRow,
  language: Language,
): z.output<typeof shapes.review> => ({
  ...row,
  created_at: row.created_at.toISOString(),
  product: {
    slug: row.product.slug,
    name: row.product.name[language],
    has_page: row.product.state === 'on_sale',
  },
  answer: answer !== null && answered_at ? { text: answer, answered_at: answered_at.toISOString() } : null,
})
