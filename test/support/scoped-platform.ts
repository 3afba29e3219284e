import { eq } from 'drizzle-orm'
import { callKey } from '#core/call.ts'
import { newCode, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addDatedRule, listDatedRules, seeDatedRule } from '#modules/dated-rules/contract.console.ts'
import { shownPartners, showPartner } from '#modules/partner/contract.console.ts'
import {
  checkBooks,
  exportEntries,
  exportRefunds,
  listEntries,
  resolveRefund,
  returnRefund,
  seeTransaction,
} from '#modules/payment/contract.console.ts'
import { refundDue, refundsOf } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { ledger_entries, refunds } from '#modules/payment/tables.ts'
import {
  closeDifference,
  exportDifferences,
  exportSettlements,
  listDifferences,
  listSettlements,
  seeSettlement,
  takeSettlement,
} from '#modules/settlement/contract.console.ts'
import {
  addHost,
  addTenant,
  exportTenants,
  listTenants,
  removeHost,
  removeTenantLogo,
  saveBrand,
  saveTenantSettings,
  seeTenant,
  setTenantLogo,
} from '#modules/tenant/contract.console.ts'
import { anyPartner } from './catalogue-fixtures.ts'
import { formOf } from './journeys.ts'
import { anyInvoiced, atGateway, begin } from './payments.ts'
import { aPayout } from './payouts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { aSettlement } from './settlements.ts'
import { aBrand, aLogo, brandForm, newBrandForm, settingsForm } from './tenants.ts'
import type { TestApp } from './test-app.ts'

const platform: Scope = { kind: 'platform' }
const base = '/api/console/v1'

let days = 0
/** A day that no other has taken. */
function aDay(): string {
  days += 1
  return new Date(Date.UTC(2040, 0, days)).toISOString().slice(0, 10)
}

const ofBrand = ({ id }: { id: string }) => ({
  url: `${base}/tenants/${id}`,
  scopes: [platform, { kind: 'tenant', id }] satisfies Scope[],
})

/** Something in the books. */
async function aTransaction(home: TestApp): Promise<string> {
  await aPayout(home)
  const [row] = await home.application.db.select({ id: ledger_entries.transaction_id }).from(ledger_entries).limit(1)
  return row?.id ?? ''
}

/** Money paid by card that has to go back: its gateway can give it back. */
async function aCardRefund(home: TestApp) {
  const { db, clock } = home.application
  const of = await anyInvoiced(home, { total: 5_000_000 })
  const payment = await begin(home, of, 'doku-card')
  await atGateway(home, 'doku', `${payment.payment_number}/pay`)
  const by = { actor: 'house', reason: refundReasons.cancel } as const
  await refundDue(db, { payment_id: payment.id, ...by }, clock.now())
  const [first] = await refundsOf(db, of.order.order_id)
  const id = first?.refund.id ?? ''
  const scopes: Scope[] = [platform, { kind: 'tenant', id: of.order.tenant_id }]
  return { id, url: `${base}/refunds/${id}`, scopes }
}

/** The calls about the books, the numbers of the trade, and the brands: what the platform is run by. */
export const scopedPlatform: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(listEntries)]: async () => ({ url: `${base}/ledger/entries`, scopes: [platform] }),
  [callKey(exportEntries)]: async () => ({ url: `${base}/ledger/entries/export?search=nothing`, scopes: [platform] }),
  [callKey(returnRefund)]: async (home) => {
    const { url, scopes } = await aCardRefund(home)
    return { url: `${url}/return`, scopes, body: {} }
  },
  [callKey(resolveRefund)]: async (home) => {
    const { id, url, scopes } = await aCardRefund(home)
    const silent = { state: 'sending', via: 'gateway' } as const
    await home.application.db.update(refunds).set(silent).where(eq(refunds.id, id))
    return { url: `${url}/resolve`, scopes, body: { is_returned: false, reference: 'Tidak ada di dasbor' } }
  },
  [callKey(seeTransaction)]: async (home) => ({
    url: `${base}/ledger/transactions/${await aTransaction(home)}`,
    scopes: [platform],
  }),
  [callKey(checkBooks)]: async () => ({ url: `${base}/ledger/check`, scopes: [platform] }),
  [callKey(takeSettlement)]: async () => {
    const body = new FormData()
    body.set('gateway', 'doku')
    body.set('day', '2026-01-01')
    body.set('file', new Blob([`payment_number,gross,fee,net\nP${newCode(12)},1000,0,1000`]), 'settlement.csv')
    return { url: `${base}/settlements`, scopes: [platform], body }
  },
  [callKey(exportRefunds)]: async () => ({ url: `${base}/refunds/export?search=nothing`, scopes: [platform] }),
  [callKey(exportSettlements)]: async (home) => {
    await aSettlement(home)
    return { url: `${base}/settlements/export?search=nothing`, scopes: [platform], shows: /doku/i }
  },
  [callKey(exportDifferences)]: async (home) => {
    await aSettlement(home)
    return { url: `${base}/settlement-differences/export?search=nothing`, scopes: [platform], shows: /doku/i }
  },
  [callKey(listSettlements)]: async () => ({ url: `${base}/settlements`, scopes: [platform] }),
  [callKey(seeSettlement)]: async (home) => ({
    url: `${base}/settlements/${(await aSettlement(home)).id}`,
    scopes: [platform],
  }),
  [callKey(listDifferences)]: async () => ({ url: `${base}/settlement-differences`, scopes: [platform] }),
  [callKey(closeDifference)]: async (home) => ({
    url: `${base}/settlement-differences/${(await aSettlement(home)).difference_id}/close`,
    scopes: [platform],
    body: { reason: 'To see who may do it' },
  }),
  [callKey(listDatedRules)]: async () => ({ url: `${base}/rules`, scopes: [platform], shows: /qris_most/ }),
  [callKey(seeDatedRule)]: async () => ({ url: `${base}/rules/qris_most`, scopes: [platform] }),
  [callKey(addDatedRule)]: async () => ({
    url: `${base}/rules/qris_most`,
    scopes: [platform],
    body: { value: 1, valid_from: aDay(), source: 'A test of access', reason: 'To see who may do it' },
  }),
  [callKey(listTenants)]: async () => ({ url: `${base}/tenants`, scopes: [platform] }),
  [callKey(exportTenants)]: async (home) => ({
    url: `${base}/tenants/export`,
    scopes: [platform],
    shows: new RegExp((await aBrand(home)).id),
  }),
  [callKey(addTenant)]: async () => ({ url: `${base}/tenants`, scopes: [platform], body: newBrandForm() }),
  [callKey(seeTenant)]: async (home) => ofBrand(await aBrand(home)),
  [callKey(saveBrand)]: async (home) => {
    const { url, scopes } = ofBrand(await aBrand(home))
    return { url: `${url}/brand`, scopes, body: brandForm() }
  },
  [callKey(setTenantLogo)]: async (home) => {
    const { url, scopes } = ofBrand(await aBrand(home))
    return { url: `${url}/logo`, scopes, body: formOf({ file: { name: 'logo.png', bytes: await aLogo() } }) }
  },
  [callKey(removeTenantLogo)]: async (home) => {
    const { url, scopes } = ofBrand(await aBrand(home))
    return { url: `${url}/logo/remove`, scopes }
  },
  [callKey(saveTenantSettings)]: async (home) => ({
    url: `${base}/tenants/${(await aBrand(home)).id}/settings`,
    scopes: [platform],
    body: settingsForm(),
  }),
  [callKey(shownPartners)]: async (home) => {
    const { url, scopes } = ofBrand(await aBrand(home))
    return { url: `${url}/partners`, scopes }
  },
  [callKey(showPartner)]: async (home) => {
    const { url, scopes } = ofBrand(await aBrand(home))
    return { url: `${url}/partners/${(await anyPartner(home)).id}`, scopes, body: { is_shown: false } }
  },
  [callKey(addHost)]: async (home) => ({
    url: `${base}/tenants/${(await aBrand(home)).id}/hosts`,
    scopes: [platform],
    body: { host: `${newId()}.test` },
  }),
  [callKey(removeHost)]: async (home) => {
    const { id, second_host } = await aBrand(home)
    return { url: `${base}/tenants/${id}/hosts/remove`, scopes: [platform], body: { host: second_host } }
  },
}
