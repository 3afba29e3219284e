import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import * as contract from '#modules/financing/contract.console.ts'
import { disburse } from '#modules/financing/desk/repay.ts'
import { anActiveFinancing, aSubmitted, ofOfficer } from './financing.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1/financing'
const reason = 'Penghasilan belum mencukupi cicilan'
const platform: Scope[] = [{ kind: 'platform' }]
const todayOf = (home: TestApp) => jakartaDate(home.application.clock.now())

type Applied = { application_id: string; bank: { id: string } }
const at = ({ application_id, bank }: Applied) => ({
  url: `${base}/${application_id}`,
  scopes: [{ kind: 'platform' }, { kind: 'bank', id: bank.id }] satisfies Scope[],
})
const submitted = async (home: TestApp) => at(await aSubmitted(home))

/** What the bank has paid. */
async function disbursed(home: TestApp) {
  const applied = await anActiveFinancing(home)
  const paid = { disbursed_on: todayOf(home), reference: 'TRF-1' }
  await disburse(home.application.db, { ...ofOfficer(applied), ...paid }, home.application.clock.now())
  return at(applied)
}

const firstInstalment = (home: TestApp) => ({
  ...{ number: 1, paid_on: todayOf(home), amount: 1_825_000, reference: 'ANG-1' },
})

/** The same, as finance looks for it on our account. */
async function aDisbursement(home: TestApp) {
  await disbursed(home)
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const url = '/api/console/v1/disbursements'
  const { rows } = (await ask(home, 'GET', `${url}?sort=-reported_at`, { token })).body.data
  return { url: `${url}/${rows[0]?.id}`, amount: Number(rows[0]?.amount), scopes: platform }
}

async function aScan(home: TestApp) {
  const { url, scopes } = await submitted(home)
  const { token } = await someStaff(home, { role: 'bank_officer', scope: { kind: 'platform' } })
  const { documents } = (await ask(home, 'GET', url, { token })).body.data
  return { url: `${url}/documents/${documents[0]?.scan?.id}/file`, scopes }
}

/** A step of an application, as sent from its bank. */
const step =
  (path: string, body: object, make = submitted) =>
  async (home: TestApp) => {
    const { url, scopes } = await make(home)
    return { url: `${url}/${path}`, body, scopes }
  }

/** The calls about financing at a bank's desk. */
export const scopedFinancing: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(contract.listFinancing)]: async (home) => ({ url: base, scopes: (await submitted(home)).scopes }),
  [callKey(contract.exportFinancing)]: async (home) => ({
    url: `${base}/export`,
    scopes: (await submitted(home)).scopes,
    shows: /murabahah/,
  }),
  [callKey(contract.seeFinancing)]: submitted,
  [callKey(contract.seeFinancingNumber)]: async (home) => {
    const { url, scopes } = await submitted(home)
    return { url: `${url}/numbers`, scopes }
  },
  [callKey(contract.openFinancingDocument)]: aScan,
  [callKey(contract.askFinancingAgain)]: step('ask-again', { identity_card: 'Foto buram' }),
  [callKey(contract.approveFinancing)]: step('approve', {}),
  [callKey(contract.rejectFinancing)]: step('reject', { reason }),
  [callKey(contract.disburseFinancing)]: async (home) => {
    const { url, scopes } = at(await anActiveFinancing(home))
    return { url: `${url}/disburse`, body: { disbursed_on: todayOf(home), reference: 'TRF-1' }, scopes }
  },
  [callKey(contract.reportFinancingInstalment)]: async (home) => {
    const { url, scopes } = await disbursed(home)
    return { url: `${url}/instalments`, body: firstInstalment(home), scopes }
  },
  [callKey(contract.correctFinancingInstalment)]: async (home) => {
    const { url, scopes } = await disbursed(home)
    const { token } = await someStaff(home, { role: 'bank_officer', scope: { kind: 'platform' } })
    await ask(home, 'POST', `${url}/instalments`, { token, body: firstInstalment(home) })
    return { url: `${url}/instalments/1/correct`, body: { reason: 'Cicilan nasabah lain' }, scopes }
  },
  [callKey(contract.settleFinancing)]: step('settle', { reason: 'Dilunasi oleh nasabah' }, disbursed),
  [callKey(contract.listDisbursements)]: async (home) => {
    await disbursed(home)
    return { url: contract.listDisbursements.path, scopes: platform }
  },
  [callKey(contract.exportDisbursements)]: async (home) => {
    await disbursed(home)
    return { url: contract.exportDisbursements.path, scopes: platform, shows: /TRF-1/ }
  },
  [callKey(contract.confirmDisbursement)]: async (home) => {
    const { url: at, amount, scopes } = await aDisbursement(home)
    const url = `${at}/confirm`
    const own = async (token: string) => ({ url, body: { amount, code: await stepCodeOf(home, token) } })
    return { url, scopes, body: { amount, code: '123456' }, own }
  },
  [callKey(contract.missDisbursement)]: async (home) => {
    const { url, scopes } = await aDisbursement(home)
    return { url: `${url}/missing`, scopes, body: { reason: 'Tidak ada di mutasi rekening' } }
  },
  [callKey(contract.seeFinancingFigures)]: async (home) => ({
    url: contract.seeFinancingFigures.path,
    scopes: (await submitted(home)).scopes,
    shows: /"(?:received|count)":[1-9]\d*/g,
  }),
}
