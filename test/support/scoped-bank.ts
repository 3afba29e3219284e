import { callKey } from '#core/call.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import * as contract from '#modules/partner/contract.banks.ts'
import { anyBank } from './catalogue-fixtures.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1/banks'

/** A bank that offers savings, where it is reached from, and what is written of it from next month on. */
async function aBankAtDesk(home: TestApp) {
  const { id } = await anyBank(home, {}, { akad: 'wadiah' })
  const valid_from = addDays(jakartaDate(home.application.clock.now()), 30)
  const note = { source: 'Surat direksi', reason: 'Ketentuan tahun depan' }
  return {
    url: `${base}/${id}`,
    scopes: [{ kind: 'platform' }, { kind: 'bank', id }] as const,
    change: { akad: 'wadiah', version: 1, valid_from, ...note },
  }
}

/** The calls about banks: the platform's, and each its own bank's. */
export const scopedBank: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(contract.listBankProducts)]: async (home) => ({ url: base, scopes: (await aBankAtDesk(home)).scopes }),
  [callKey(contract.exportBankTerms)]: async (home) => ({
    url: `${base}/export?search=nothing`,
    scopes: (await aBankAtDesk(home)).scopes,
    shows: /wadiah/,
  }),
  [callKey(contract.seeBank)]: async (home) => {
    const { url, scopes } = await aBankAtDesk(home)
    return { url, scopes }
  },
  [callKey(contract.addBankTerms)]: async (home) => {
    const { url, scopes, change } = await aBankAtDesk(home)
    const body = { ...change, admin_fee: 0, minimum_deposit: 50_000, months: [12] }
    return { url: `${url}/products`, body, scopes }
  },
  [callKey(contract.stopBankProduct)]: async (home) => {
    const { url, scopes, change } = await aBankAtDesk(home)
    return { url: `${url}/products/stop`, body: change, scopes }
  },
}
