import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportAccounts, listAccounts } from '#modules/payouts/contract.console.ts'
import { accountStates } from '#modules/payouts/rules/account.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { accountStateWords } from '../../components/accounts/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listAccounts>['rows'][number]

const shown = (row: Row, language: Language) => ({
  id: row.account_id,
  href: to(language, '/partner-accounts/:account_id', { account_id: row.account_id }),
  payee: row.payee_name,
  account: `${row.bank_name} ${row.number}, ${row.holder}`,
  state: row.state,
  entered_by: row.entered_by,
  entered_at: formatMoment(new Date(row.entered_at), language),
})

export async function loadAccounts(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listAccounts, url.searchParams)
  const input = listAccounts.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listAccounts, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/partner-accounts'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    states: accountStates.map((value) => ({ value, label: accountStateWords(language)[value] })),
    waiting: accountStateWords(language).entered,
    csv: exportAccounts.path,
  }
}
