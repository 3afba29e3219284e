import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { listPrivateRequests } from '#modules/private-umrah/contract.console.ts'
import { deskQueues } from '#modules/private-umrah/rules/desk.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, dayText } from '../../components/banks/file-text.ts'
import { isSoon, leftText } from '../../components/private/left-text.ts'
import { offerStateWords, queueWords, requestWords } from '../../components/private/offer-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

type Row = Output<typeof listPrivateRequests>['rows'][number]
type At = { language: Language; now: Date }

/** What runs: the own offer's hours, or until when it can be offered on. */
function clockOf({ offer, closes_at }: Row, { language, now }: At) {
  const until = offer?.state === 'open' ? offer.valid_until : closes_at
  return until ? { text: leftText(until, now, language), is_soon: isSoon(until, now) } : undefined
}

function standingText({ standing, offer }: Row, language: Language): string | undefined {
  const say = requestWords(language)
  if (standing === 'taken') return say.taken
  return standing === 'closed' && offer?.state !== 'open' ? say.closed : undefined
}

const shown = (row: Row, at: At) => ({
  ...{ id: row.id, code: row.code, title: row.title },
  href: to(at.language, '/private-requests/:id', { id: row.id }),
  departs: dayText(row.departs_on, at.language),
  people: row.travellers === null ? '–' : formatNumber(row.travellers, at.language),
  estimate: row.estimate === null ? '–' : amountText(row.estimate, at.language),
  offer: row.offer && {
    state: row.offer.state,
    text: offerStateWords(at.language)[row.offer.state],
    total: amountText(row.offer.total, at.language),
  },
  standing: standingText(row, at.language),
  clock: clockOf(row, at),
})

export async function loadPrivateRequests(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listPrivateRequests, url.searchParams)
  const input = { ...listPrivateRequests.input.parse(query), limit: 25 }
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listPrivateRequests, input))
  const say = queueWords(language)
  const [first, ...others] = deskQueues
  return {
    tab: tabTitle(context, requestWords(language).title),
    list: { path: to(language, '/private-requests'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, now })),
    queues: { first: say[first], others: others.map((value) => ({ value, label: say[value] })) },
  }
}
