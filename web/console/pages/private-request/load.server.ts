import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seePrivateRequest } from '#modules/private-umrah/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText } from '../../components/banks/file-text.ts'
import { isSoon, leftText } from '../../components/private/left-text.ts'
import { requestWords } from '../../components/private/offer-words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { formFor } from './form.server.ts'
import { shownOffer } from './shown-offer.server.ts'
import { wishFacts } from './wish.server.ts'
import { doneNames, words } from './words.ts'

type Request = Output<typeof seePrivateRequest>
type At = { language: Language; now: Date }

/** What is to be known before anything else. */
function noticeOf(request: Request, { language, now }: At) {
  const say = { ...requestWords(language), ...words(language) }
  const { standing, closes_at, is_full, open_offers, offers } = request
  if (standing === 'mine') return { tone: 'success' as const, title: say.mine, text: say.mineText }
  if (standing === 'taken') return { tone: 'info' as const, title: say.taken, text: say.takenText }
  if (standing === 'closed') return { tone: 'info' as const, title: say.closed, text: say.closedText }
  const running = offers.find(({ state }) => state === 'open')
  if (running) {
    const title = say.runs(leftText(running.valid_until, now, language), momentText(running.valid_until, language))
    return {
      tone: isSoon(running.valid_until, now) ? ('warning' as const) : ('info' as const),
      title,
      text: say.runsText,
    }
  }
  if (is_full) return { tone: 'warning' as const, title: say.full, text: say.fullText }
  const until = say.openUntil(momentText(closes_at, language))
  return { tone: 'info' as const, title: until, text: say.others(formatNumber(open_offers, language)) }
}

function estimateOf({ wish }: Request, language: Language) {
  if (!wish) return undefined
  const { estimate } = wish
  return {
    lines: estimate.lines.map((line, i) => ({
      key: `${i}`,
      label: line.label,
      times: line.quantity > 1 ? `${formatNumber(line.quantity, language)} × ${amountText(line.price, language)}` : '',
      amount: amountText(line.amount, language),
    })),
    total: amountText(estimate.price, language),
    range: words(language).range(amountText(estimate.low, language), amountText(estimate.high, language)),
  }
}

export async function loadPrivateRequest(context: Context, { id, url }: { id: string; url: URL }) {
  const { language, now } = pageOf(context)
  const request = await dataOrNotFound(api(context, seePrivateRequest, { id }))
  const done = doneIn(url.searchParams, doneNames)
  const here = to(language, '/private-requests/:id', { id })
  return {
    tab: tabTitle(context, request.code),
    ...{ code: request.code, title: request.title, here },
    crumbs: [
      { label: requestWords(language).title, href: to(language, '/private-requests') },
      { label: request.code, href: here },
    ],
    notice: noticeOf(request, { language, now }),
    booking: request.booking_id ? to(language, '/bookings/:id', { id: request.booking_id }) : undefined,
    wish: wishFacts(request, language),
    estimate: estimateOf(request, language),
    offers: request.offers.map((offer) => shownOffer(offer, { language, now })),
    form: formFor(request, language),
    withdrawing: request.can.withdraw ? request.offers.find(({ state }) => state === 'open')?.id : undefined,
    key: newId(),
    done: done && words(language)[`done_${done}`],
  }
}

export type ShownRequest = Awaited<ReturnType<typeof loadPrivateRequest>>
