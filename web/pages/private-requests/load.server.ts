import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { privateHistory } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { ShownOrder } from '../../components/orders/shown.server.ts'
import { orderWords } from '../../components/orders/words.ts'
import { draftPath, payStepPath, requestPath, waitingPath } from '../../components/private/paths.ts'
import { requestStateTones, requestStateWords } from '../../components/private/state-words.ts'
import { addressOf, type Query, tabs } from './query.ts'
import { words } from './words.ts'

const pageSize = 10

type Summary = Output<typeof privateHistory>['items'][number]

/** The member's plans and requests of a tab. */
export async function loadRequests(context: Context, query: Query) {
  const { language } = pageOf(context)
  const { tab: status, search, page } = query
  const { data } = await api(context, privateHistory, { status, search, page, limit: pageSize })
  const { resultRange, code: _c, closes: _l, offers: _o, ...say } = words(language)
  const figure = (count: number) => formatNumber(count, language)
  return {
    query,
    requests: data.items.map((summary) => ({
      card: shownSummary(summary, language),
      total: summary.is_estimate ? say.estimate : say.total,
    })),
    page: { current: data.current_page, last: data.last_page },
    tabs: tabs.map((one) => ({
      href: addressOf({ tab: one, search: '', page: 1 }),
      label: say[one],
      isCurrent: one === status,
    })),
    say: {
      ...say,
      resultRange:
        data.items.length === 0
          ? say.none
          : resultRange(figure(data.first_item), figure(data.last_item), figure(data.total)),
    },
  }
}

export type Requests = Awaited<ReturnType<typeof loadRequests>>

/** A plan or a request as a card of the list of orders. */
function shownSummary(summary: Summary, language: Language): ShownOrder {
  const { id, status } = summary
  return {
    id,
    path: requestPath(id),
    name: summary.title,
    picture_id: null,
    picture_colour: null,
    code: words(language).code(summary.code),
    status: { label: requestStateWords(language)[status], tone: requestStateTones[status] },
    departs: formatDay(summary.departs_on, language),
    quantity: {
      of: 'travellers',
      text: orderWords(language).travellers(formatNumber(summary.travellers, language)),
    },
    total: formatRupiah(rupiah(summary.price), language),
    due: dueOf(summary, language),
    pay: nextOf(summary, language),
  }
}

function dueOf({ status, closes_at, open_offers }: Summary, language: Language): ShownOrder['due'] {
  const say = words(language)
  const line = (text: string) => ({ text, amount: undefined, later: undefined })
  if (status === 'offered') return line(say.offers(formatNumber(open_offers, language)))
  if (status !== 'waiting_approval' || closes_at === null) return undefined
  return line(say.closes(formatMoment(new Date(closes_at), language)))
}

/** What is to be done next. */
function nextOf({ id, status }: Summary, language: Language): ShownOrder['pay'] {
  const say = words(language)
  if (status === 'cart') return { label: say.continue, path: draftPath(id) }
  if (status === 'waiting_approval') return { label: say.see, path: waitingPath(id) }
  if (status === 'offered') return { label: say.compare, path: waitingPath(id) }
  return status === 'awaiting_payment' ? { label: say.pay, path: payStepPath(id) } : undefined
}
