import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { sumRupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { cancelItems } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { tellReported } from '../problem-events.ts'
import { transitionProblem } from '../problem-transition.ts'
import { endReasons } from '../rules/end-reasons.ts'
import { lineItem } from '../rules/lines.ts'
import { type ProblemKind, problemMachine, reportableKinds } from '../rules/problem.ts'
import { countProblems, findProblem, insertProblem, type ProblemRow, setProblem } from '../store.problems.ts'
import { listLines, type OrderRow } from '../store.ts'
import { transition } from '../transition.ts'
import { itemsToCancel, releaseUse } from './call-off.ts'
import { inOrder, type LockedOrder } from './in-order.ts'

type Pictures = Parameters<typeof insertProblem>[2]['shown']
type Report = { order_id: string; user_id: string; kind: ProblemKind; text: string; pictures: Pictures }

// What was decided so often is not opened again by the same words: a store gets its money in the end.
const mostProblems = 3

const rulesAt = (db: Db, now: Date) => datedRulesOn(db, jakartaDate(now))

/** Refuses what cannot be said of an order as it stands. */
export async function mustReport(db: Db, order: OrderRow, kind: ProblemKind, now: Date): Promise<void> {
  if (order.problem_at !== null) throw new Refusal(codes.problem_open)
  if ((await countProblems(db, order.id)) >= mostProblems) throw new Refusal(codes.problem_not_reportable)
  const { souvenir_not_arrived_days: days } = await rulesAt(db, now)
  if (!reportableKinds(order, days, now).includes(kind)) throw new Refusal(codes.problem_not_reportable)
}

/** Something is wrong with the parcel: until it is decided the order is not completed, and nothing of it earned. */
export function reportProblemOf(db: Db, { order_id, user_id, pictures, ...said }: Report, now: Date): Promise<void> {
  return inOrder(db, order_id, async (locked) => {
    const { order } = locked
    await mustReport(locked.db, order, said.kind, now)
    const problem: ProblemRow = {
      ...{ id: newId(now), order_id, tenant_id: order.tenant_id, user_id, ...said },
      ...{ picture_ids: pictures.map(({ id }) => id), state: problemMachine.start, created_at: now, ended_at: null },
    }
    await insertProblem(locked.db, problem, { shown: pictures, now })
    await setProblem(locked.db, order.id, { problem_at: now, completes_at: null })
    await tellReported(locked.db, { order, problem, reason: said.text, amount: null, now })
  })
}

type ByStaff = { order_id: string; staff_id: string; reason: string }

/** The open problem of a locked order; whoever decides what is decided has not looked again. */
async function openProblem({ db, order }: LockedOrder): Promise<ProblemRow> {
  const problem = await findProblem(db, order.id)
  if (problem?.state !== 'open') throw new Refusal(codes.souvenir_moved)
  return problem
}

type Answer = ByStaff & { event: 'answer' | 'reply' }

/** The store says what it has to say to it, or the platform writes before it decides. */
export function answerProblemOf(db: Db, { order_id, staff_id, reason, event }: Answer, now: Date): Promise<OrderRow> {
  return inOrder(db, order_id, async (locked) => {
    const problem = await openProblem(locked)
    const by = { actor: 'staff', actor_id: staff_id, reason } as const
    await transitionProblem(locked.db, { order: locked.order, problem }, { event, ...by, now })
    return locked.order
  })
}

/** Nothing goes back: the order goes on, and its buyer has the days to look at it anew. */
export function closeProblemOf(db: Db, { order_id, staff_id, reason }: ByStaff, now: Date): Promise<OrderRow> {
  return inOrder(db, order_id, async (locked) => {
    const problem = await openProblem(locked)
    const by = { actor: 'staff', actor_id: staff_id, reason } as const
    await transitionProblem(locked.db, { order: locked.order, problem }, { event: 'close', ...by, now })
    return resume(locked, now)
  })
}

async function resume({ db, order }: LockedOrder, now: Date): Promise<OrderRow> {
  const { souvenir_complete_days: days } = await rulesAt(db, now)
  const waiting = { problem_at: null, completes_at: order.state === 'delivered' ? addMs(now, days * dayMs) : null }
  await setProblem(db, order.id, waiting)
  return { ...order, ...waiting }
}

type Refunded = ByStaff & {
  /** Of the lines that go back; all of the order with its parcel, where none are named. */
  positions: readonly number[]
}

/** What was paid for some of it goes back and the order goes on, or for all of it, and the order ends. */
export function refundProblemOf(db: Db, { order_id, staff_id, reason, positions }: Refunded, now: Date) {
  return inOrder(db, order_id, async (locked): Promise<OrderRow> => {
    const { order, checkout } = locked
    const problem = await openProblem(locked)
    const by = { actor: 'staff', actor_id: staff_id, reason } as const
    const lines = await listLines(locked.db, [order.id])
    const isWhole = positions.length === 0
    const items = isWhole
      ? itemsToCancel(locked, lines)
      : lines
          .filter(({ position }) => positions.includes(position))
          .map((line) => lineItem(order.number, line.position))
    const refund = { order_id: checkout.id, items, actor: 'staff', actor_id: staff_id } as const
    const parts = await cancelItems(locked.db, { ...refund, reason: refundReasons.parcel_problem }, now)
    const amount = sumRupiah(parts.map((part) => part.amount))
    if (amount === 0) throw new Refusal(codes.problem_nothing_left)
    await transitionProblem(locked.db, { order, problem }, { event: 'refund', ...by, amount, now })
    if (!isWhole) return resume(locked, now)
    return endWhole(locked, { actor: 'staff', actor_id: staff_id, reason: endReasons.problem_refunded }, now)
  })
}

type Ended = { actor: 'staff'; actor_id: string; reason: string }

/** The pieces stay where they are: what comes of them is between the store and its courier. */
async function endWhole(locked: LockedOrder, by: Ended, now: Date): Promise<OrderRow> {
  const to = { problem_at: null, completes_at: null, waybill_unknown_at: null, end_reason: by.reason }
  const effects = () => releaseUse(locked)
  return transition(locked.db, locked, { event: 'refund_problem', ...by, to, effects, now })
}

/** The buyer has what was ordered after all. */
export async function withdrawProblem({ db, order }: LockedOrder, user_id: string, now: Date): Promise<void> {
  if (order.problem_at === null) return
  const problem = await findProblem(db, order.id)
  if (problem?.state !== 'open') return
  const by = { actor: 'member', actor_id: user_id, reason: 'completed' } as const
  await transitionProblem(db, { order, problem }, { event: 'withdraw', ...by, now })
}
