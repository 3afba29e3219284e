import { eq } from 'drizzle-orm'
import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import * as contract from '#modules/savings/contract.console.ts'
import { bank_notices, savings_plans } from '#modules/savings/tables.ts'
import { anOpenPlan, aSubmittedPlan, counted } from './savings.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1'
const reason = 'Data pemohon tidak sesuai KTP'

type Plan = { id: string; partner_id: string }
const at = ({ id, partner_id }: Plan) => ({
  url: `${base}/savings/${id}`,
  scopes: [{ kind: 'platform' }, { kind: 'bank', id: partner_id }] satisfies Scope[],
})

const submitted = async (home: TestApp) => at(await aSubmittedPlan(home))

/** An account with money in it. */
async function saved(home: TestApp) {
  const plan = await anOpenPlan(home)
  await counted(home, plan, 500_000)
  return plan
}

async function aScan(home: TestApp) {
  const { url, scopes } = await submitted(home)
  const { token } = await someStaff(home, { role: 'bank_officer', scope: { kind: 'platform' } })
  const { documents } = (await ask(home, 'GET', url, { token })).body.data
  return { url: `${url}/documents/${documents[0]?.id}/file`, scopes }
}

async function aDifference(home: TestApp) {
  const plan = await saved(home)
  const [id, now] = [newId(), home.application.clock.now()]
  const said = { body: '{}', response_code: '4042518', answer: '{}', needs_look: true, at: now, day: jakartaDate(now) }
  const row = { id, partner_id: plan.partner_id, external_id: id, payment_request_id: id, ...said }
  await home.application.db.insert(bank_notices).values(row)
  return { url: `${base}/savings-differences`, id, scopes: at(plan).scopes }
}

const numbers = (): { account_number: string; virtual_account: string } => {
  const digits = BigInt(`0x${newId().replaceAll('-', '')}`).toString()
  return { account_number: digits.slice(-12), virtual_account: digits.slice(-20) }
}

/** The calls about savings at a bank's desk. */
export const scopedSavings: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(contract.listSavingsPlans)]: async (home) => ({
    url: `${base}/savings`,
    scopes: (await submitted(home)).scopes,
  }),
  [callKey(contract.exportSavingsPlans)]: async (home) => ({
    url: `${base}/savings/export`,
    scopes: (await submitted(home)).scopes,
    shows: /Siti Aminah/,
  }),
  [callKey(contract.seeSavingsPlan)]: submitted,
  [callKey(contract.seeSavingsNumbers)]: async (home) => {
    const { url, scopes } = await submitted(home)
    return { url: `${url}/numbers`, scopes }
  },
  [callKey(contract.openSavingsDocument)]: aScan,
  [callKey(contract.acceptSavingsPlan)]: async (home) => {
    const { url, scopes } = await submitted(home)
    return { url: `${url}/accept`, body: numbers(), scopes }
  },
  [callKey(contract.rejectSavingsPlan)]: async (home) => {
    const { url, scopes } = await submitted(home)
    return { url: `${url}/reject`, body: { reason }, scopes }
  },
  [callKey(contract.closeSavingsPlan)]: async (home) => {
    const plan = await saved(home)
    const { db, clock } = home.application
    await db.update(savings_plans).set({ closing_requested_at: clock.now() }).where(eq(savings_plans.id, plan.id))
    const { url, scopes } = at(plan)
    return { url: `${url}/close`, body: { reference: 'TRF 1', amount: 500_000 }, scopes }
  },
  [callKey(contract.correctSavingsDeposit)]: async (home) => {
    const { url, scopes } = at(await saved(home))
    return { url: `${url}/correct`, body: { amount: 1, reference: newId(), reason }, scopes }
  },
  [callKey(contract.listSavingsDeposits)]: async (home) => ({
    url: `${base}/savings-deposits`,
    scopes: at(await saved(home)).scopes,
  }),
  [callKey(contract.exportSavingsDeposits)]: async (home) => ({
    url: `${base}/savings-deposits/export`,
    scopes: at(await saved(home)).scopes,
    shows: /Siti Aminah/,
  }),
  [callKey(contract.listSavingsDifferences)]: async (home) => {
    const { url, scopes } = await aDifference(home)
    return { url, scopes }
  },
  [callKey(contract.resolveSavingsDifference)]: async (home) => {
    const { url, id, scopes } = await aDifference(home)
    return { url: `${url}/${id}/resolve`, body: { reason }, scopes }
  },
  [callKey(contract.seeSavingsFigures)]: async (home) => ({
    url: contract.seeSavingsFigures.path,
    scopes: (await submitted(home)).scopes,
    shows: /"(?:received|count)":[1-9]\d*/g,
  }),
}
