import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { privateOffers, privateRequest } from '#modules/private-umrah/contract.ts'
import { offerStateTones, offerStateWords } from '../../components/private/state-words.ts'
import { offerWords } from './offer-words.ts'

export type Offer = Output<typeof privateOffers>[number]
export type Detail = Output<typeof privateRequest>

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** How many stand side by side. */
const mostCompared = 5

/** Offers to choose from beside each other, the cheapest first; what has ended, below. */
export function shownOffers(offers: readonly Offer[], detail: Detail, language: Language) {
  const open = offers.filter(({ status }) => status === 'open').map((offer) => shownOffer(offer, detail, language))
  return {
    compared: open.slice(0, mostCompared),
    more: open.slice(mostCompared),
    chosen: offers.filter(({ status }) => status === 'accepted').map((offer) => shownOffer(offer, detail, language)),
    ended: offers
      .filter(({ status }) => status !== 'open' && status !== 'accepted')
      .map((offer) => shownOffer(offer, detail, language)),
  }
}

export function shownOffer(offer: Offer, detail: Detail, language: Language) {
  const say = offerWords(language)
  const { partner, status } = offer
  return {
    id: offer.id,
    version: offer.version,
    partner: { name: partner.name, city: partner.city, path: `/travel/${partner.slug}` },
    licence: licenceOf(offer, language),
    canAccept: status === 'open' && partner.licence?.state === 'valid',
    unlicensed: partner.licence?.state === 'valid' ? undefined : say.unlicensed,
    status: { label: offerStateWords(language)[status], tone: offerStateTones[status] },
    total: money(offer.total, language),
    down: offer.down_payment === null ? say.fullOnly : say.down(money(offer.down_payment, language)),
    downPayment: offer.down_payment === null ? undefined : money(offer.down_payment, language),
    each: eachOf(offer, detail, language),
    differs: offer.differences.length > 0 ? say.differs(formatNumber(offer.differences.length, language)) : undefined,
    differences: offer.differences.map(({ kind, wished, offered }, place) => ({
      key: `${kind} ${place}`,
      label: say[kind],
      // Of an extra only its name is to be said.
      wished: wished === null || kind === 'extra_missing' ? undefined : say.wished(wished),
      offered: kind === 'extra_missing' ? wished : kind === 'extra_more' ? offered : say.offered(offered ?? ''),
    })),
    journey: journeyOf(offer, language),
    refund: offer.refund_terms,
    written: writtenIn(offer, language),
    note: offer.note,
    why: offer.end_reason ? say.why(offer.end_reason) : undefined,
    until: say.until(formatMoment(new Date(offer.valid_until), language)),
    of: say.of(partner.name),
  }
}

/** The agency writes in one language: who reads the other is told so, and a screen reader reads it as it is. */
function writtenIn({ written_in }: Offer, language: Language) {
  if (written_in === language) return undefined
  const say = offerWords(language)
  return { lang: written_in, text: written_in === 'id' ? say.inIndonesian : say.inEnglish }
}

export type ShownOffer = ReturnType<typeof shownOffer>

function licenceOf({ partner: { licence } }: Offer, language: Language): string | undefined {
  if (!licence) return undefined
  const say = offerWords(language)
  const until = licence.valid_until ? say.licensedUntil(formatShortDay(licence.valid_until, language)) : say.licensed
  return `${say.licence(licence.kind, licence.number)}, ${until}`
}

/** A price for each age that travels. */
function eachOf(offer: Offer, { participants }: Detail, language: Language) {
  const say = offerWords(language)
  const prices = { adult: offer.price_adult, child: offer.price_child, infant: offer.price_infant }
  return (['adult', 'child', 'infant'] as const).flatMap((age) => {
    const count = participants.filter(({ age_group }) => age_group === age).length
    const price = prices[age]
    if (count === 0 || price === null) return []
    return [{ label: `${say[age]} × ${formatNumber(count, language)}`, amount: money(price, language) }]
  })
}

function journeyOf({ journey }: Offer, language: Language): string[] {
  const say = offerWords(language)
  return [
    say.days(formatDay(journey.departs_on, language), formatDay(journey.returns_on, language)),
    `${journey.airline}, ${journey.airline_class}`,
    ...journey.flights.map(({ number, from, to, via, via_city }) => {
      const flight = say.flight(number, from, to)
      return via === null ? flight : say.via(flight, via_city ? `${via_city} (${via})` : via)
    }),
    ...journey.stays.map(({ name, city, nights }) => say.stay(name, city, formatNumber(nights, language))),
    [journey.transportation, ...journey.addons.map(({ name }) => name)].filter(Boolean).join(', '),
  ]
}

/** Changes whenever a page about a request should. */
export const stampOf = (status: string, offers: readonly Offer[]): string =>
  [status, ...offers.map(({ id, version, status: state }) => `${id} ${version} ${state}`).toSorted()].join(',')
