import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { consultantNames, samePeople, staffOf } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { storeNames } from '#modules/merchandise/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { approvalView, requestedOf, requestMoneyOut } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import { accountsFor, accountView } from './account.ts'
import type { sendPayout, statement } from './contract.console.ts'
import type { PayoutPorts } from './ports.ts'
import type { PayoutEvent } from './rules/machine.ts'
import { sentAmong } from './store.desk.ts'
import { type Earning, findPayout, listRepeats, type Payee, type Payout, sumsWithRepeats } from './store.ts'
import { transitionPayout } from './transition.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'audit' | 'now'>
type PayoutView = Output<typeof sendPayout>
type Reading = Pick<StaffCtx<PayoutPorts>, 'db' | 'ports'>
type EarningView = Output<typeof statement>['rows'][number]

/** The kinds of approval that a payout asks for: that it is sent, and that it came back. */
export const payoutStep = (payout_id: string) => ({ kind: 'payout', thing_id: payout_id }) as const
export const returnStep = (payout_id: string) => ({ kind: 'payout_return', thing_id: payout_id }) as const

/** What a second person is asked about a payout as it stands. */
export const stepOf = ({ id, state }: Pick<Payout, 'id' | 'state'>) =>
  state === 'sent' ? returnStep(id) : payoutStep(id)

/** A payout that is theirs to see to, locked; any other does not exist. */
export async function lockInScope({ db, staff }: Ctx, id: string): Promise<Payout> {
  const payout = await findPayout(db, id, scopesOf(staff))
  if (!payout) throw new Refusal(codes.not_found)
  return payout
}

/** The same, for a step towards its money: nobody takes one where they are its payee themselves. */
export async function lockOfOthers(ctx: Ctx, id: string): Promise<Payout> {
  const payout = await lockInScope(ctx, id)
  const { payee_kind, payee_id } = payout
  if (payee_kind === 'affiliate' && (await staffOf(ctx.db, [payee_id])).get(payee_id) === ctx.staff.id)
    throw new Refusal(codes.commission_yours)
  return payout
}

/** What counts for the limit: with what it pays again, and what was drawn for its payee lately. */
export const countedOf = async (db: Db, payout: Payout): Promise<number> =>
  (await countedAmong(db, [payout])).get(payout.id) ?? payout.amount

/** A person who is a consultant of several brands is one payee. */
async function countedAmong(db: Db, rows: readonly Payout[]) {
  const people = rows.flatMap(({ payee_kind, payee_id }) => (payee_kind === 'affiliate' ? [payee_id] : []))
  const ids = rows.map(({ id }) => id)
  return sumsWithRepeats(db, ids, await samePeople(db, [...new Set(people)]))
}

/** The same, where its money has not left. */
export async function lockUnsent(ctx: Ctx, id: string): Promise<Payout> {
  const payout = await lockOfOthers(ctx, id)
  if (payout.state !== 'due' && payout.state !== 'approved') throw new Refusal(codes.payout_not_due)
  return payout
}

/** The same, where something of it waits to be decided: that it is sent, or that it came back. */
export async function lockOpen(ctx: Ctx, id: string): Promise<Payout> {
  const payout = await lockOfOthers(ctx, id)
  if (payout.state !== 'due' && payout.state !== 'sent') throw new Refusal(codes.payout_not_due)
  return payout
}

/** Takes a payout a step further, in the books and the audit. */
export async function stepAudited(
  ctx: Ctx,
  payout: Payout,
  { event, reference = '', account_id }: { event: PayoutEvent; reference?: string; account_id?: string },
) {
  const change = { event, reference, ...(account_id && { account_id }), now: ctx.now }
  const after = await transitionPayout(ctx.db, payout, change)
  if (!after) throw new Refusal(payout.state === 'sent' ? codes.payout_not_sent : codes.payout_not_due)
  const facts = ({ state, amount, account_id: to }: Payout) => ({ state, amount, account_id: to })
  const audited = { thing: 'payout', thing_id: payout.id, before: facts(payout), after: facts(after) }
  ctx.audit({ ...audited, ...(reference && { reason: reference }) })
}

/** While a second person is waited for, nobody settles the same otherwise. */
export async function refuseWaiting(db: Db, payout: Payout): Promise<void> {
  const { kind, thing_id } = stepOf(payout)
  if ((await requestedOf(db, kind, [thing_id])).size > 0) throw new Refusal(codes.approval_waiting)
}

/**
 * The bank sent a payout back, and it is owed again: that much is owed twice takes a second person's word, as sending it does.
 */
export async function returnOrRequest(ctx: Ctx, payout: Payout, reference: string): Promise<void> {
  const counted = await countedOf(ctx.db, payout)
  if (!needsSecond(counted, await datedRulesOn(ctx.db, jakartaDate(ctx.now))))
    return stepAudited(ctx, payout, { event: 'return', reference })
  await requestMoneyOut(ctx, ctx.db, {
    ...returnStep(payout.id),
    ...{ amount: payout.amount, counted, details: { reference } },
  })
}

/** Names of payees by their id. */
export async function payeeNames(db: Db, payees: readonly Payee[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: Payee['payee_kind']) => [
    ...new Set(payees.filter(({ payee_kind }) => payee_kind === kind).map(({ payee_id }) => payee_id)),
  ]
  const partner_ids = idsOf('partner')
  const partners = partner_ids.length === 0 ? new Map() : await partnerLicences(db, partner_ids)
  const stores = await storeNames(db, idsOf('store'))
  const people = [...(await consultantNames(db, idsOf('affiliate')))].map(([id, one]) => [id, one.name] as const)
  return new Map([...stores, ...people, ...[...partners].map(([id, { name }]) => [id, name] as const)])
}

/** Earnings with the names of who earned them, and of what. */
export async function earningViews({ db, ports }: Reading, rows: readonly Earning[]): Promise<EarningView[]> {
  const names = await payeeNames(db, rows)
  const journeys = await ports.departures.ofOrders(db, [...new Set(rows.map(({ order_id }) => order_id))])
  const sent = await sentAmong(
    db,
    rows.flatMap(({ payout_id }) => payout_id ?? []),
  )
  return rows.map(({ id, payee_kind, payee_id, order_kind, order_id, amount, fee, reason, payout_id, created_at }) => ({
    ...{ earning_id: id, payee_kind, payee_id, payee_name: names.get(payee_id) ?? '', order_kind, order_id },
    package_name: journeys.get(order_id)?.name ?? null,
    ...{ amount, fee, reason, payout_id, is_sent: payout_id !== null && sent.has(payout_id) },
    ...{ created_at: created_at.toISOString() },
  }))
}

/** Payouts as the desk sees them, with those that need a second person, or wait for one. */
export async function payoutViews(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  rows: readonly Payout[],
): Promise<PayoutView[]> {
  const names = await payeeNames(db, rows)
  const ids = rows.map(({ id }) => id)
  const waiting = await waitingFor(db, ids)
  const repeats = ids.length === 0 ? new Map<string, string[]>() : await listRepeats(db, ids)
  const counted = await countedAmong(db, rows)
  const accounts = await accountsFor(db, rows)
  const limit = await datedRulesOn(db, jakartaDate(now))
  return rows.map((row) => {
    const { id, payee_kind, payee_id, amount, fee, state, drawn_at, reference } = row
    const approval = waiting.get(id) ?? null
    const status = state === 'due' && approval ? ('awaiting_approval' as const) : state
    const isMuch = needsSecond(counted.get(id) ?? amount, limit)
    return {
      payout_id: id,
      ...{ payee_kind, payee_id, payee_name: names.get(payee_id) ?? '' },
      amount,
      fee,
      status,
      needs_approval: status === 'due' ? isMuch : isOutdated(row, accounts.get(id)),
      account: accountView(accounts.get(id), now),
      drawn_at: drawn_at.toISOString(),
      repeats: repeats.get(id) ?? [],
      reference,
      approval,
    }
  })
}

/** Approved for an account that is not its payee's any more. */
export const isOutdated = ({ state, account_id }: Payout, account: { id: string } | undefined): boolean =>
  state === 'approved' && account_id !== account?.id

/** Requests that wait about these payouts, that one is sent or that it came back: never both. */
async function waitingFor(db: Db, ids: readonly string[]) {
  const sending = await requestedOf(db, payoutStep('').kind, ids)
  const returning = await requestedOf(db, returnStep('').kind, ids)
  return new Map(
    [...sending, ...returning].flatMap(([id, request]) => {
      const view = approvalView(request)
      return view ? [[id, { ...view, reference: request.details.reference ?? null }] as const] : []
    }),
  )
}

/** The same of one, as it stands now. */
export async function payoutNow(ctx: Ctx, id: string): Promise<PayoutView> {
  const [view] = await payoutViews(ctx, [await lockInScope(ctx, id)])
  if (!view) throw new Error('a payout was not shown')
  return view
}
