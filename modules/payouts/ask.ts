import type { Db } from '#core/context.ts'
import type { Staff } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { earnersOfStaff } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { asConsultant } from './reach.ts'
import { askProblem, problemOfAll } from './rules/ask.ts'
import { accountsOf } from './store.accounts.ts'
import { listUnderway, sumAskable } from './store.asking.ts'

type Who = Pick<Staff, 'id' | 'grants'>

/** What somebody can ask for as a consultant, brand by brand, and why not. */
export async function askable(db: Db, staff: Who, now: Date) {
  const { payout_least: least } = await datedRulesOn(db, jakartaDate(now))
  const payees = []
  for (const { id, tenant_id } of await earnersOfStaff(db, asConsultant(staff))) {
    const payee = { tenant_id, payee_kind: 'affiliate', payee_id: id } as const
    const problem = askProblem({ ...(await sumAskable(db, payee)), accounts: await accountsOf(db, id) }, least)
    payees.push({ payee, problem })
  }
  return { least, payees }
}

/** The same in one: what is on its way to them, the minimum, and why they cannot ask; nothing of who is no consultant. */
export async function askingOf(db: Db, staff: Who, now: Date) {
  const { least, payees } = await askable(db, staff, now)
  if (payees.length === 0) return null
  const problem = problemOfAll(payees.map((one) => one.problem)) ?? null
  const underway = await listUnderway(
    db,
    payees.map(({ payee }) => payee.payee_id),
  )
  return { least, problem, underway }
}
