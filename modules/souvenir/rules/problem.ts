import { type Emitted, machine } from '#core/machine.ts'
import { addMs, dayMs } from '#core/time.ts'
import type { OrderState } from './machine.ts'

/** What a buyer says is wrong with a parcel, until somebody of the platform has decided. */
export const problemMachine = machine({
  start: 'open',
  ends: ['refunded', 'closed'],
  on: {
    answer: { from: ['open'], to: 'open', by: ['staff'], emits: ['problem.answered'] },
    // The platform writes to the buyer before it decides.
    reply: { from: ['open'], to: 'open', by: ['staff'], emits: ['problem.replied'] },
    refund: { from: ['open'], to: 'refunded', by: ['staff'], emits: ['problem.refunded'] },
    close: { from: ['open'], to: 'closed', by: ['staff'], emits: ['problem.closed'] },
    // The buyer has what was ordered after all.
    withdraw: { from: ['open'], to: 'closed', by: ['member'] },
  },
})
export type ProblemState = (typeof problemMachine)['start']
export type ProblemEvent = keyof (typeof problemMachine)['on']
export type ProblemActor = (typeof problemMachine)['on'][ProblemEvent]['by'][number]
export type ProblemEmitted = Emitted<typeof problemMachine>

export const problemStates = ['open', 'refunded', 'closed'] as const satisfies ProblemState[]

export const problemKinds = ['not_arrived', 'damaged', 'wrong', 'incomplete'] as const
export type ProblemKind = (typeof problemKinds)[number]

type Sent = { state: OrderState; shipped_at: Date | null; problem_at: Date | null }

/** From when a parcel on its way may be said not to have arrived. */
export const missingFrom = (shipped_at: Date, days: number): Date => addMs(shipped_at, days * dayMs)

/**
 * What can be wrong with an order as it stands; nothing before it is shipped, after it is completed, or while something is. A parcel
 * that its courier says has arrived may be missing at once: its buyer has only days to say so.
 */
export function reportableKinds({ state, shipped_at, problem_at }: Sent, days: number, now: Date): ProblemKind[] {
  if (problem_at !== null || shipped_at === null) return []
  if (state !== 'shipped' && state !== 'delivered') return []
  const isMissing = state === 'delivered' || missingFrom(shipped_at, days) <= now
  return problemKinds.filter((kind) => kind !== 'not_arrived' || isMissing)
}
