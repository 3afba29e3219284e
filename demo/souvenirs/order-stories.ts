import { addMs, hourMs } from '#core/time.ts'
import type { CancelReason } from '#modules/souvenir/rules/cancel-reasons.ts'
import type { OrderActor, OrderEvent, OrderState } from '#modules/souvenir/rules/machine.ts'
import type { ProblemKind } from '#modules/souvenir/rules/problem.ts'
import { idOf } from '../catalogue/naming.ts'
import { secondStaffed, staffed } from './stores.ts'

/** What happened to the order of one store, so many hours after it was placed. */
export type Step = { event: OrderEvent; state: OrderState; actor: OrderActor; after: number; reason: string }
/** `store`: which of those that the demo has orders of. */
export type Part = {
  store: 0 | 1 | 2
  steps: readonly Step[]
  wish?: CancelReason
  /** What its buyer has reported, and nobody decided yet. */
  problem?: { kind: ProblemKind; text: string; after: number }
  /** Since how many hours after it was placed its courier does not know its waybill. */
  unknown_after?: number
}
export type Story = { key: string; hours_ago: number; parts: readonly Part[] }

const pay: Step = { event: 'pay', state: 'paid', actor: 'gateway', after: 1, reason: 'the invoice is paid' }
const process: Step = { event: 'process', state: 'processing', actor: 'staff', after: 5, reason: 'processing' }
const ship: Step = { event: 'ship', state: 'shipped', actor: 'staff', after: 26, reason: '' }
const deliver: Step = { event: 'deliver', state: 'delivered', actor: 'courier', after: 80, reason: 'delivered' }
const complete: Step = { event: 'complete', state: 'completed', actor: 'member', after: 90, reason: 'received' }
const wish: Step = {
  event: 'request_cancel',
  state: 'cancel_requested',
  actor: 'member',
  after: 3,
  reason: 'wrong_address',
}
const reject: Step = {
  event: 'reject',
  state: 'rejected',
  actor: 'staff',
  after: 20,
  reason: 'Kemasannya rusak saat kami siapkan, dan stoknya habis',
}
const grant: Step = {
  event: 'grant_cancel',
  state: 'cancelled',
  actor: 'staff',
  after: 9,
  reason: 'cancel_granted',
}
const expire: Step = {
  event: 'expire',
  state: 'expired',
  actor: 'clock',
  after: 24,
  reason: 'not paid in time',
}
const arrived = [pay, process, ship, deliver] as const

/** One of each step on the way, and one that went wrong at one store of two. */
export const stories: readonly Story[] = [
  {
    key: 'unpaid',
    hours_ago: 3,
    parts: [
      { store: 0, steps: [] },
      { store: 1, steps: [] },
    ],
  },
  { key: 'paid', hours_ago: 4, parts: [{ store: 0, steps: [pay] }] },
  { key: 'wish', hours_ago: 6, parts: [{ store: 0, steps: [pay, wish], wish: 'wrong_address' }] },
  { key: 'processing', hours_ago: 10, parts: [{ store: 0, steps: [pay, process] }] },
  { key: 'shipped', hours_ago: 40, parts: [{ store: 0, steps: [pay, process, ship] }] },
  { key: 'delivered', hours_ago: 100, parts: [{ store: 1, steps: [pay, process, ship, deliver] }] },
  {
    key: 'done',
    hours_ago: 30 * 24,
    parts: [
      { store: 0, steps: [pay, process, ship, deliver, complete] },
      { store: 1, steps: [pay, reject] },
    ],
  },
  { key: 'new at the second desk', hours_ago: 5, parts: [{ store: 2, steps: [pay] }] },
  { key: 'begun at the second desk', hours_ago: 12, parts: [{ store: 2, steps: [pay, process] }] },
  {
    key: 'broken',
    hours_ago: 110,
    parts: [
      {
        store: 2,
        steps: arrived,
        problem: { kind: 'damaged', text: 'Kotaknya penyok dan satu untaian putus saat dibuka.', after: 100 },
      },
    ],
  },
  {
    key: 'unknown waybill',
    hours_ago: 120,
    parts: [{ store: 0, steps: [pay, process, ship], unknown_after: 80 }],
  },
  {
    key: 'called off',
    hours_ago: 20 * 24,
    parts: [
      { store: 0, steps: [...arrived, complete] },
      { store: 2, steps: [pay, wish, grant], wish: 'wrong_address' },
    ],
  },
  { key: 'run out', hours_ago: 50, parts: [{ store: 0, steps: [expire] }] },
]

export const momentOf = ({ hours_ago }: Story, after: number, now: Date): Date =>
  addMs(now, (after - hours_ago) * hourMs)

export const stateOf = ({ steps }: Part): OrderState => steps.at(-1)?.state ?? 'awaiting_payment'
export const stepOf = ({ steps }: Part, event: OrderEvent): Step | undefined =>
  steps.find((step) => step.event === event)

/** The stores whose orders the demo has: the first and the last have somebody at the desk. */
export const orderedStores = [staffed, idOf('store Bekal Safar'), secondStaffed] as const
