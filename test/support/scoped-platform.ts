import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import { addDatedRule, listDatedRules, seeDatedRule } from '#modules/dated-rules/contract.console.ts'
import { checkBooks, exportEntries, listEntries, seeTransaction } from '#modules/payment/contract.console.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { aPayout } from './payouts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const platform: Scope = { kind: 'platform' }
const base = '/api/console/v1'

let days = 0
/** A day that no other has taken. */
function aDay(): string {
  days += 1
  return new Date(Date.UTC(2040, 0, days)).toISOString().slice(0, 10)
}

/** Something in the books. */
async function aTransaction(home: TestApp): Promise<string> {
  await aPayout(home)
  const [row] = await home.application.db.select({ id: ledger_entries.transaction_id }).from(ledger_entries).limit(1)
  return row?.id ?? ''
}

/** The calls about the books, the numbers of the trade, and the brands: what the platform is run by. */
export const scopedPlatform: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(listEntries)]: async () => ({ url: `${base}/ledger/entries`, scopes: [platform] }),
  [callKey(exportEntries)]: async () => ({ url: `${base}/ledger/entries/export?search=nothing`, scopes: [platform] }),
  [callKey(seeTransaction)]: async (home) => ({
    url: `${base}/ledger/transactions/${await aTransaction(home)}`,
    scopes: [platform],
  }),
  [callKey(checkBooks)]: async () => ({ url: `${base}/ledger/check`, scopes: [platform] }),
  [callKey(listDatedRules)]: async () => ({ url: `${base}/rules`, scopes: [platform] }),
  [callKey(seeDatedRule)]: async () => ({ url: `${base}/rules/qris_most`, scopes: [platform] }),
  [callKey(addDatedRule)]: async () => ({
    url: `${base}/rules/qris_most`,
    scopes: [platform],
    body: { value: 1, valid_from: aDay(), source: 'A test of access', reason: 'To see who may do it' },
  }),
}
