import { redirect } from 'react-router'
import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { PageContext } from '#core/page.ts'
import { refusals } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { canPayDown, settlementDay } from '#modules/payment/rules/payment-schedule.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { draftPath, requestPath, waitingPath } from '../../../components/private/paths.ts'
import { inLanguage } from '../../../to.ts'
import type { ShownOffer } from '../offers.server.ts'
import { offerLabels } from '../say.ts'
import { findRequest, type Request, shownRequest } from '../shown.server.ts'
import { words } from '../words.ts'
import { overtaken, overtakenIn } from './overtaken.ts'

/** Which dialog is open: an offer to accept or to decline, or the whole request to close. The address says which. */
type DialogQuery = { accept: string | null; decline: string | null; end: boolean }

const dialogQueryOf = ({ searchParams }: URL): DialogQuery => ({
  accept: searchParams.get('accept'),
  decline: searchParams.get('decline'),
  end: searchParams.has('end'),
})

/** A request while partners offer on it, and what became of it. A draft is gone on with first. */
export async function loadWaiting(context: Context, id: string, url: URL) {
  const page = pageOf(context)
  const request = await findRequest(context, id)
  const { detail } = request
  if (detail.status === 'cart') throw redirect(inLanguage(page.language, draftPath(id)))
  const isOpen = detail.status === 'waiting_approval' || detail.status === 'offered'
  const shown = shownRequest(context, request)
  const self = waitingPath(id)
  return {
    ...shown,
    // What is to be done about the offers stands with them.
    notice: isOpen ? undefined : shown.notice,
    overtaken: overtakenText(url, page, isDecided(detail.status)),
    self,
    detail: requestPath(id),
    now: page.now.getTime(),
    isOpen,
    step: stepOf(detail.status),
    waiting: isOpen ? waitingOf(request, page) : undefined,
    question: isOpen
      ? await questionOf(
          context,
          { request, shown: shown.offers.compared, more: shown.offers.more },
          dialogQueryOf(url),
        )
      : undefined,
    say: labelsOf(request, page),
  }
}

export type Waiting = Awaited<ReturnType<typeof loadWaiting>>

/** What somebody wanted to choose a moment ago, and why they could not. */
function overtakenText({ searchParams }: URL, { language }: PageContext, hasChosen: boolean): string | undefined {
  const word = overtakenIn(searchParams.get('note'))
  if (word && hasChosen) return words(language).chosenFirst
  return word && refusals[overtaken[word]][language]
}

const decided = ['accepted', 'awaiting_payment', 'in_progress', 'completed']
/** Somebody of the family has accepted an offer. */
const isDecided = (status: string): boolean => decided.includes(status)

/** Of plan, offers and payment: where the request stands; beyond them once it is paid. */
function stepOf(status: string): number {
  if (status === 'accepted' || status === 'awaiting_payment') return 2
  return status === 'in_progress' || status === 'completed' ? 3 : 1
}

function waitingOf({ detail }: Request, { language, now }: PageContext) {
  const say = words(language)
  const closes = detail.closes_at === null ? undefined : new Date(detail.closes_at)
  return {
    text: closes ? say.closes(formatMoment(closes, language)) : '',
    end: closes?.getTime(),
    checked: say.checked(formatMoment(now, language)),
  }
}

type Choices = { request: Request; shown: readonly ShownOffer[]; more: readonly ShownOffer[] }

async function questionOf(context: Context, { request, shown, more }: Choices, { accept, decline, end }: DialogQuery) {
  const { language } = pageOf(context)
  const say = words(language)
  const offers = [...shown, ...more]
  const accepted = offers.find((offer) => offer.id === accept && offer.canAccept)
  if (accepted) return acceptance(context, request, accepted)
  const declined = offers.find((offer) => offer.id === decline)
  const reason = { intent: 'decline', ticket: newSecret(), hint: say.reasonHint } as const
  if (declined)
    return {
      ...reason,
      offer_id: declined.id,
      title: say.declineTitle(declined.partner.name),
      text: say.declineText,
      yes: say.declineYes,
    }
  if (!end) return undefined
  return { ...reason, offer_id: '', title: say.endTitle, text: say.endText, yes: say.endYes }
}

/** What accepting an offer does, and the ways to pay it: the rest later only where there is time for it. */
async function acceptance(context: Context, { offers }: Request, offer: ShownOffer) {
  const { language, now } = pageOf(context)
  const say = words(language)
  const { data: inForce } = await api(context, rules, {})
  const departs_on = offers.find(({ id }) => id === offer.id)?.journey.departs_on ?? ''
  const canSplit = offer.downPayment !== undefined && canPayDown(jakartaDate(now), departs_on, inForce)
  const later = formatDay(settlementDay(departs_on, inForce), language)
  return {
    intent: 'accept' as const,
    ticket: newSecret(),
    offer_id: offer.id,
    version: offer.version,
    title: say.acceptTitle(offer.partner.name),
    text: say.acceptText(formatNumber(inForce.first_payment_hours, language)),
    offer,
    plans: [
      { value: 'full', label: say.payFull, aside: offer.total },
      ...(canSplit
        ? [{ value: 'down_payment', label: say.payDown, hint: say.payDownHint(later), aside: offer.downPayment }]
        : []),
    ],
    yes: say.acceptYes,
  }
}

export type Question = NonNullable<Waiting['question']>

function labelsOf({ offers }: Request, { language }: PageContext) {
  const say = words(language)
  const figure = (count: number) => formatNumber(count, language)
  const open = offers.filter(({ status }) => status === 'open').length
  const { waitingTitle, description, steps, done, stepPlan, stepOffers, stepPay, left, timeOver } = say
  const { noneTitle, noneText, unseen, offersText, check, watching, endOpen, seeDetail } = say
  const { payHow, no, close, working, reason } = say
  return {
    ...{ waitingTitle, description, left, timeOver, noneTitle, noneText, unseen, offersText },
    ...{ check, watching, endOpen, seeDetail, payHow, no, close, working, reason },
    ...offerLabels(language),
    days: { one: say.day, many: say.daysMany },
    steps: { label: steps, done, names: [stepPlan, stepOffers, stepPay] },
    offersTitle: say.offersTitle(figure(open)),
    moreTitle: say.moreTitle(figure(Math.max(0, open - 5))),
    endedTitle: say.endedTitle(
      figure(offers.filter(({ status }) => status !== 'open' && status !== 'accepted').length),
    ),
  }
}
