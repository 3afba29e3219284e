import { seeTransaction } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownEntry } from '../../components/ledger/entry.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadTransaction(context: Context, id: string) {
  const { language } = pageOf(context)
  const { transaction_id, entries } = await dataOrNotFound(api(context, seeTransaction, { id }))
  const reader = { language, opensBookings: hasRole(await staffOf(context), ['admin']) }
  const title = words(language).title(transaction_id.slice(-12))
  return {
    tab: tabTitle(context, title),
    title,
    path: to(language, '/ledger/:transaction_id', { transaction_id }),
    ledger: to(language, '/ledger'),
    entries: entries.map((entry) => shownEntry(entry, reader)),
  }
}
