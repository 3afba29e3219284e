import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { seePrivateRequest } from '#modules/private-umrah/contract.console.ts'
import { marginPercent } from '#modules/private-umrah/rules/offer-price.ts'
import { amountText, dayText, momentText, signedAmount } from '../../components/banks/file-text.ts'
import { leftText } from '../../components/private/left-text.ts'
import { offerStateWords } from '../../components/private/offer-words.ts'
import { withChange } from './wish.server.ts'
import { differenceWords, words } from './words.ts'

type Offer = Output<typeof seePrivateRequest>['offers'][number]

function differencesText({ differences }: Offer, language: Language): string[] {
  const say = differenceWords(language)
  return differences.map(({ kind, wished, offered }) => {
    if (kind === 'extra_missing') return say.extra_missing(wished ?? '')
    if (kind === 'extra_more') return say.extra_more(offered ?? '')
    return `${say[kind]}: ${wished ?? '–'} → ${offered ?? '–'}`
  })
}

function marginText({ total, cost }: Offer, language: Language): string | undefined {
  if (cost === null) return undefined
  const percent = formatNumber(marginPercent(total, cost), language)
  return words(language).marginIs(signedAmount(total - cost, language), percent)
}

/** One offer of one's own. */
export function shownOffer(offer: Offer, { language, now }: { language: Language; now: Date }) {
  const say = words(language)
  const { price_child: child, price_infant: infant, down_payment } = offer
  const margin = marginText(offer, language)
  return {
    ...{ id: offer.id, state: offer.state, state_text: offerStateWords(language)[offer.state] },
    total: amountText(offer.total, language),
    facts: [
      { name: say.priceAdult, text: amountText(offer.price_adult, language) },
      ...(child === null ? [] : [{ name: say.priceChild, text: amountText(child, language) }]),
      ...(infant === null ? [] : [{ name: say.priceInfant, text: amountText(infant, language) }]),
      { name: say.downPayment, text: down_payment === 0 ? say.paidAtOnce : amountText(down_payment, language) },
      ...(margin ? [{ name: say.margin, text: margin }] : []),
      {
        name: say.departs,
        text: `${dayText(offer.journey.departs_on, language)} – ${dayText(offer.journey.returns_on, language)}`,
      },
      {
        name: say.flights,
        text: offer.journey.flights
          .map((flight) => withChange(`${flight.number} ${flight.from}–${flight.to}`, flight, language))
          .join('; '),
      },
      ...(offer.state === 'open'
        ? [
            {
              name: say.validUntil,
              text: `${momentText(offer.valid_until, language)} (${leftText(offer.valid_until, now, language)})`,
            },
          ]
        : [{ name: say.endedAt, text: momentText(offer.ended_at, language) }]),
      { name: say.madeBy, text: `${offer.made_by_name ?? '–'}, ${momentText(offer.created_at, language)}` },
      { name: say.refundTerms, text: offer.refund_terms },
      ...(offer.note ? [{ name: say.note, text: offer.note }] : []),
      ...(offer.decline_reason ? [{ name: say.declineReason, text: offer.decline_reason }] : []),
    ],
    differences: differencesText(offer, language),
  }
}
