import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { planAddress } from '../../components/private/form-query.ts'
import { draftPath, payStepPath, waitingPath } from '../../components/private/paths.ts'
import type { AlertTone } from '../../ui/alert.tsx'
import type { Detail, Offer } from './offers.server.ts'
import { words } from './words.ts'

export type Notice = { tone: AlertTone; title: string; text: string; action?: { label: string; path: string } }

type Known = { detail: Detail; offers: readonly Offer[] }

/** What somebody who opens a request has to know first, and what to do about it. */
export function noticeOf({ detail, offers }: Known, language: Language): Notice {
  const say = words(language)
  const { id, status, closes_at } = detail
  const booking = { label: say.booking, path: `/member/my-order/${id}` }
  const pay = { label: say.pay, path: payStepPath(id) }
  switch (status) {
    case 'cart': {
      const action = { label: say.draft, path: draftPath(id) }
      return { tone: 'info', title: say.draftTitle, text: say.draftText, action }
    }
    case 'waiting_approval': {
      const text = closes_at ? say.closes(formatMoment(new Date(closes_at), language)) : ''
      return { tone: 'info', title: say.waitTitle, text, action: { label: say.seeOffers, path: waitingPath(id) } }
    }
    case 'offered': {
      const action = { label: say.compare, path: waitingPath(id) }
      return { tone: 'info', title: say.offeredTitle, text: say.offersText, action }
    }
    case 'accepted':
    case 'awaiting_payment':
      return { tone: 'warning', title: say.payTitle, text: say.payText, action: pay }
    case 'in_progress':
      return { tone: 'success', title: say.runningTitle, text: say.bookingText, action: booking }
    case 'completed':
      return { tone: 'success', title: say.completedTitle, text: say.bookingText, action: booking }
    default:
      return endedNotice({ detail, offers }, language)
  }
}

/** Why there is nothing to choose any more, and the way to another plan with the same wishes. */
function endedNotice({ detail, offers }: Known, language: Language): Notice {
  const { status, end_reason, timeline, form } = detail
  const say = words(language)
  const action = { label: say.again, path: planAddress(form) }
  const why = end_reason ? say.why(end_reason) : ''
  if (status === 'declined') return { tone: 'info', title: say.declinedTitle, text: why, action }
  if (status === 'cancelled') {
    const isDropped = timeline.some(({ event }) => event === 'drop')
    if (isDropped) return { tone: 'info', title: say.droppedTitle, text: '', action }
    return { tone: 'danger', title: say.cancelledTitle, text: why, action }
  }
  if (timeline.some(({ event }) => event === 'run_out'))
    return { tone: 'warning', title: say.unpaidTitle, text: say.unpaidText, action }
  if (end_reason === 'not_sent') return { tone: 'warning', title: say.notSentTitle, text: say.notSentText, action }
  return offers.some(({ status: state }) => state === 'lapsed')
    ? { tone: 'warning', title: say.ranOutTitle, text: say.ranOutText, action }
    : { tone: 'warning', title: say.noOfferTitle, text: say.noOfferText, action }
}
