import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { approvalView, requestedOf } from '#modules/staff/module.ts'
import type { sendPayout, statement } from './contract.console.ts'
import type { PayoutEvent } from './rules/machine.ts'
import { type Earning, findPayout, listRepeats, type Payee, type Payout } from './store.ts'
import { transitionPayout } from './transition.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>
type PayoutView = Output<typeof sendPayout>
type EarningView = Output<typeof statement>['rows'][number]

/** The kind of approval that a payout asks for. */
export const payoutStep = (payout_id: string) => ({ kind: 'payout', thing_id: payout_id }) as const

/** A payout that is theirs to see to, locked; any other does not exist. */
export async function lockInScope({ db, staff }: Ctx, id: string): Promise<Payout> {
  const payout = await findPayout(db, id, scopesOf(staff))
  if (!payout) throw new Refusal(codes.not_found)
  return payout
}

/** The same, where its money has not left. */
export async function lockDue(ctx: Ctx, id: string): Promise<Payout> {
  const payout = await lockInScope(ctx, id)
  if (payout.state !== 'due') throw new Refusal(codes.payout_not_due)
  return payout
}

/** Takes a payout a step further, in the books and the audit. */
export async function stepAudited(
  ctx: Ctx,
  payout: Payout,
  { event, reference }: { event: PayoutEvent; reference: string },
) {
  const after = await transitionPayout(ctx.db, payout, { event, reference, now: ctx.now })
  if (!after) throw new Refusal(event === 'send' ? codes.payout_not_due : codes.payout_not_sent)
  const facts = ({ state, amount }: Payout) => ({ state, amount })
  ctx.audit({ thing: 'payout', thing_id: payout.id, before: facts(payout), after: facts(after), reason: reference })
}

/** Names of payees by their id. */
export async function payeeNames(db: Db, payees: readonly Payee[]): Promise<ReadonlyMap<string, string>> {
  const ids = payees.filter(({ payee_kind }) => payee_kind === 'partner').map(({ payee_id }) => payee_id)
  const partners = ids.length === 0 ? new Map() : await partnerLicences(db, [...new Set(ids)])
  return new Map([...partners].map(([id, { name }]) => [id, name]))
}

/** Earnings with the names of who earned them. */
export async function earningViews(db: Db, rows: readonly Earning[]): Promise<EarningView[]> {
  const names = await payeeNames(db, rows)
  return rows.map(({ id, payee_kind, payee_id, order_kind, order_id, amount, reason, payout_id, created_at }) => ({
    ...{ earning_id: id, payee_kind, payee_id, payee_name: names.get(payee_id) ?? '', order_kind, order_id },
    ...{ amount, reason, payout_id, created_at: created_at.toISOString() },
  }))
}

/** Payouts as the desk sees them, with those that wait for a second person. */
export async function payoutViews(db: Db, rows: readonly Payout[]): Promise<PayoutView[]> {
  const names = await payeeNames(db, rows)
  const ids = rows.map(({ id }) => id)
  const waiting = await requestedOf(db, payoutStep('').kind, ids)
  const repeats = ids.length === 0 ? new Map<string, string[]>() : await listRepeats(db, ids)
  return rows.map(({ id, payee_kind, payee_id, amount, state, drawn_at, reference }) => {
    const approval = approvalView(waiting.get(id))
    const status = state === 'due' && approval ? ('awaiting_approval' as const) : state
    const who = { payee_kind, payee_id, payee_name: names.get(payee_id) ?? '' }
    return {
      payout_id: id,
      ...who,
      amount,
      status,
      drawn_at: drawn_at.toISOString(),
      repeats: repeats.get(id) ?? [],
      reference,
      approval,
    }
  })
}

/** The same of one, as it stands now. */
export async function payoutNow(ctx: Ctx, id: string): Promise<PayoutView> {
  const [view] = await payoutViews(ctx.db, [await lockInScope(ctx, id)])
  if (!view) throw new Error('a payout was not shown')
  return view
}
