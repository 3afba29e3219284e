import { exportSavingsDeposits, listSavingsDeposits } from '#modules/savings/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { momentText, signedAmount } from '../../components/banks/file-text.ts'
import { depositKindWords, savingsWords } from '../../components/banks/savings-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadSavingsDeposits(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listSavingsDeposits, url.searchParams)
  const input = listSavingsDeposits.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listSavingsDeposits, input))
  const kinds = depositKindWords(language)
  return {
    tab: tabTitle(context, savingsWords(language).deposits),
    differences: to(language, '/savings/differences'),
    list: { path: to(language, '/savings/deposits'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, plan_id, code, full_name, kind, amount, paid_at, received_at, reference }) => ({
      ...{ id, code },
      href: to(language, '/savings/:id', { id: plan_id }),
      name: full_name,
      kind: kinds[kind],
      amount: signedAmount(amount, language),
      paid_at: momentText(paid_at, language),
      received_at: momentText(received_at, language),
      reference: reference ?? '–',
    })),
    kinds: (['deposit', 'correction', 'payout'] as const).map((value) => ({ value, label: kinds[value] })),
    csv: exportSavingsDeposits.path,
  }
}
