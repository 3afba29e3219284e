import type { Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { exportSavingsPlans, listSavingsPlans } from '#modules/savings/contract.console.ts'
import { deskQueues } from '#modules/savings/rules/desk.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, shortDayOf, waitedText } from '../../components/banks/file-text.ts'
import { savingsQueueWords, savingsStateWords, savingsWords } from '../../components/banks/savings-words.ts'
import { akadWords } from '../../components/banks/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

type Row = Output<typeof listSavingsPlans>['rows'][number]

function shown(row: Row, { language, now }: { language: Language; now: Date }) {
  const { id, code, full_name, akad, target, balance, state, submitted_at, closing_requested_at } = row
  const since = closing_requested_at ?? (state === 'submitted' ? submitted_at : null)
  return {
    ...{ id, code, state },
    href: to(language, '/savings/:id', { id }),
    name: full_name,
    akad: akadWords(language)[akad],
    target: amountText(target, language),
    balance: amountText(balance, language),
    state_text: savingsStateWords(language)[state],
    sent: shortDayOf(submitted_at, language),
    waited: waitedText(since, now, language),
  }
}

export async function loadSavingsPlans(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listSavingsPlans, url.searchParams)
  const input = listSavingsPlans.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listSavingsPlans, input))
  const say = savingsQueueWords(language)
  const [first, ...others] = deskQueues
  return {
    tab: tabTitle(context, savingsWords(language).title),
    list: { path: to(language, '/savings'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, now })),
    queues: { first: say[first], others: others.map((value) => ({ value, label: say[value] })) },
    csv: exportSavingsPlans.path,
  }
}
