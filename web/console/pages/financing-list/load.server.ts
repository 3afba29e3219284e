import type { Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { exportFinancing, listFinancing } from '#modules/financing/contract.console.ts'
import { deskQueues } from '#modules/financing/rules/desk.ts'
import { deskStates } from '#modules/financing/rules/desk-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText, shortDayOf, waitedText } from '../../components/banks/file-text.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { financingQueueWords, financingWords } from '../../components/banks/financing-words.ts'
import { akadWords } from '../../components/banks/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

type Row = Output<typeof listFinancing>['rows'][number]

function shown(row: Row, { language, now }: { language: Language; now: Date }) {
  const { id, code, name, akad, financed, months, state, submitted_at, expires_at } = row
  return {
    ...{ id, code, name, state },
    href: to(language, '/financing/:id', { id }),
    akad: akadWords(language)[akad],
    financed: amountText(financed, language),
    months: fileWords(language).months(months),
    state_text: deskStates(language)[state],
    sent: shortDayOf(submitted_at, language),
    waited: state === 'verification' ? waitedText(submitted_at, now, language) : '–',
    deadline: momentText(expires_at, language),
  }
}

export async function loadFinancingList(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listFinancing, url.searchParams)
  const input = listFinancing.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listFinancing, input))
  const say = financingQueueWords(language)
  const [first, ...others] = deskQueues
  return {
    tab: tabTitle(context, financingWords(language).title),
    list: { path: to(language, '/financing'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, now })),
    queues: { first: say[first], others: others.map((value) => ({ value, label: say[value] })) },
    csv: exportFinancing.path,
  }
}
