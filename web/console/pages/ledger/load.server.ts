import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { exportEntries, listEntries } from '#modules/payment/contract.console.ts'
import { accounts as accountNames } from '#modules/payment/rules/ledger.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownEntry } from '../../components/ledger/entry.server.ts'
import { accountWords } from '../../components/ledger/words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

export async function loadLedger(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listEntries, url.searchParams)
  const input = listEntries.input.parse(query)
  const { rows, next_cursor, total, accounts } = await dataOrNotFound(api(context, listEntries, input))
  const reader = { language, opensBookings: hasRole(await staffOf(context), ['admin']) }
  const path = to(language, '/ledger')
  const name = accountWords(language)
  return {
    tab: tabTitle(context, words(language).title),
    list: { path, query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shownEntry(row, reader)),
    accounts: accounts.map(({ account, balance, entries }) => ({
      account,
      label: name[account],
      href: listHref(path, {}, { account }),
      balance: formatRupiah(rupiah(balance), language),
      entries: formatNumber(entries, language),
    })),
    options: accountNames.map((value) => ({ value, label: name[value] })),
    csv: exportEntries.path,
  }
}
