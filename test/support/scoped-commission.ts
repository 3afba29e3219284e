import { eq } from 'drizzle-orm'
import { callKey } from '#core/call.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as contract from '#modules/commission/contract.console.ts'
import { commission_rates, commissions } from '#modules/commission/tables.ts'
import { askPayout } from '#modules/payouts/contract.console.ts'
import { drawPayouts, earn } from '#modules/payouts/module.ts'
import { payouts } from '#modules/payouts/tables.ts'
import { staff_grants, staff_sessions } from '#modules/staff/tables.ts'
import { anyPartner, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import { aConsultant, anAccount, aRate, consultantOf, consultantScopes } from './consultants.ts'
import { aPayout } from './payouts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const tenant_id = demoTenants[0].id

/** Something that a consultant of the first tenant is to have. */
async function aCommission(home: TestApp): Promise<void> {
  await aRate(home)
  const { db, clock } = home.application
  const [rate] = await db.select().from(commission_rates).limit(1)
  const { id: consultant_id } = await aConsultant(home)
  await db.insert(commissions).values({
    ...{ id: newId(), tenant_id, consultant_id, order_kind: 'booking', order_id: newId(), item: 'journey' },
    ...{ order_code: 'RHL-UJI1', title: 'Umrah Hemat', state: 'expected', rate_id: rate?.id ?? '' },
    ...{ base: 30_000_000, amount: 600_000, expected_at: clock.now() },
  })
}

/** Makes whoever has this token a consultant who has earned something; gives who they are as one. */
async function earnedBy(home: TestApp, token: string): Promise<string> {
  const { db, clock } = home.application
  const { id } = await consultantOf(home, token)
  const payee = { tenant_id, payee_kind: 'affiliate', payee_id: id } as const
  const of = { order_kind: 'booking', order_id: newId(), item: 'commission:journey', reason: 'RHL-UJI2' }
  await earn(db, [{ ...payee, ...of, amount: rupiah(900_000) }], clock.now())
  return id
}

async function isConsultant({ application: { db } }: TestApp, token: string): Promise<boolean> {
  const [grant] = await db
    .select()
    .from(staff_grants)
    .innerJoin(staff_sessions, eq(staff_sessions.staff_id, staff_grants.staff_id))
    .where(eq(staff_sessions.secret_hash, hashSecret(token)))
  const { role, scope_kind } = grant?.staff_grants ?? {}
  return role === 'consultant' && scope_kind !== 'partner'
}

/** A payout of a partner, for its owner and the desk; a consultant reads one of their own. */
export async function aPayoutSheet(home: TestApp): Promise<ScopedThing> {
  const { url, scopes, payee } = await aPayout(home)
  const { db, clock } = home.application
  const own = async (token: string) => {
    if (!(await isConsultant(home, token))) return { url: `${url}/statement` }
    const id = await earnedBy(home, token)
    await drawPayouts(db, clock.now())
    const [payout] = await db.select().from(payouts).where(eq(payouts.payee_id, id))
    return { url: `${base}/payouts/${payout?.id}/statement` }
  }
  return { url: `${url}/statement`, scopes: [...scopes, { kind: 'partner', id: payee.payee_id }], own }
}

/** What consultants have, and what they get. */
export const scopedCommission: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(contract.listCommissions)]: async (home) => {
    await aCommission(home)
    return { url: `${base}/commissions`, scopes: consultantScopes }
  },
  [callKey(contract.listCommissionRates)]: async (home) => {
    await aRate(home)
    return { url: `${base}/commission-rates`, scopes: consultantScopes }
  },
  [callKey(contract.addCommissionRate)]: async (home) => {
    await catalogueBasics(home)
    const { slug } = await anyProduct(home, { partner_id: (await anyPartner(home)).id })
    const valid_from = jakartaDate(home.application.clock.now())
    const body = { tenant_id, kind: 'product', slug, basis_points: 100, valid_from, source: 'Perjanjian konsultan' }
    return { url: `${base}/commission-rates`, scopes: consultantScopes, body }
  },
  [callKey(askPayout)]: async (home) => {
    const own = async (token: string) => {
      await anAccount(home, { id: await earnedBy(home, token) })
      return { url: `${base}/payouts/ask`, body: {} }
    }
    return { url: `${base}/payouts/ask`, body: {}, scopes: consultantScopes, is_own: true, own }
  },
}
