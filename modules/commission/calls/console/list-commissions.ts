import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { periodOf } from '#core/period.ts'
import { consultantNames } from '#modules/affiliate/module.ts'
import { orderTitles } from '#modules/orders/module.ts'
import { isOfStore } from '#modules/payment/rules/order-kinds.ts'
import { askingOf, listPayoutStates, reachOf, sumCommissionsPaid } from '#modules/payouts/module.ts'
import { commissionItem } from '#modules/payouts/rules/reversal.ts'
import type * as contract from '../../contract.console.ts'
import { commissionsWhere, countCommissions, selectCommissions, sumCommissions } from '../../store.desk.ts'
import type { Commission } from '../../store.ts'

type Call = typeof contract.listCommissions

export async function listCommissions(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language } = ctx
  const reach = await reachOf(db, staff)
  const { search, state, from, until } = input
  const where = commissionsWhere(reach, { search, state, ...periodOf({ from, until }) })
  const { rows, next_cursor } = await selectCommissions(db, where, input)
  const { expected, reversed } = await sumCommissions(db, reach)
  const { taken_back, ...paid } = await sumCommissionsPaid(db, reach)
  const asking = await askingOf(db, staff, now)
  return {
    rows: await commissionViews(db, rows, language),
    next_cursor,
    total: await countCommissions(db, where),
    sums: { expected, reversed: reversed + taken_back, ...paid },
    asking: asking && { ...asking, underway: asking.underway.map(underwayView) },
  }
}

type Underway = NonNullable<Awaited<ReturnType<typeof askingOf>>>['underway'][number]

const underwayView = ({ id, amount, state, drawn_at }: Underway) => ({
  ...{ payout_id: id, amount, drawn_at: drawn_at.toISOString() },
  state: state === 'sent' || state === 'approved' ? state : ('requested' as const),
})

async function commissionViews(db: Db, rows: readonly Commission[], language: Language): Promise<Output<Call>['rows']> {
  const names = await consultantNames(db, [...new Set(rows.map(({ consultant_id }) => consultant_id))])
  const titles = await journeyTitles(db, rows, language)
  const payoutOf = await payoutsOf(db, rows)
  return rows.map((row) => {
    const { id, consultant_id, order_id, order_code, title, state, base, amount, reversed, expected_at, ended_at } = row
    return {
      ...{ commission_id: id, consultant_name: names.get(consultant_id)?.name ?? '', order_code },
      title: titles.get(order_id) ?? title,
      ...{ state, base, amount, reversed, payout: payoutOf(row) },
      ...{ expected_at: expected_at.toISOString(), ended_at: ended_at?.toISOString() ?? null },
    }
  })
}

/** What journeys are called in a language; a store has one name. */
async function journeyTitles(db: Db, rows: readonly Commission[], language: Language) {
  const ids = rows.flatMap(({ order_kind, order_id }) => (isOfStore(order_kind) ? [] : [order_id]))
  const known = await orderTitles(db, [...new Set(ids)])
  return new Map(known.map(({ order_id, title }) => [order_id, title[language]]))
}

const keyOf = (payee_id: string, order_id: string, item: string) => [payee_id, order_id, item].join(' ')

/** How far the money of each is: what a bank has returned is owed again, and in no payout by itself. */
async function payoutsOf(db: Db, rows: readonly Commission[]) {
  const states = await listPayoutStates(db, [...new Set(rows.map(({ order_id }) => order_id))])
  const known = new Map(states.map((one) => [keyOf(one.payee_id, one.order_id, one.item), one.state]))
  return ({ consultant_id, order_id, item }: Commission) => {
    const state = known.get(keyOf(consultant_id, order_id, commissionItem(item)))
    if (state === 'sent' || state === 'confirmed') return 'paid' as const
    return state === 'due' || state === 'approved' ? ('prepared' as const) : ('none' as const)
  }
}
