import { machine } from '#core/machine.ts'

/** What whoever needs a document says of it. One that is asked for again is replaced by another, which begins anew. */
export const documentMachine = machine({
  start: 'received',
  // Nothing is final: what was accepted may turn out to be unreadable, what was asked for again may do after all.
  ends: [],
  on: {
    accept: { from: ['received', 'accepted', 'rejected'], to: 'accepted', by: ['staff'] },
    ask_again: { from: ['received', 'accepted', 'rejected'], to: 'rejected', by: ['staff'] },
  },
})
export type DocumentState = (typeof documentMachine)['start']
export type Verdict = keyof (typeof documentMachine)['on']

export const documentStates = ['received', 'accepted', 'rejected'] as const satisfies readonly DocumentState[]
export const verdicts = ['accept', 'ask_again'] as const satisfies readonly Verdict[]

/** Whether a document counts as there: one that is asked for again does not. */
export const isUsable = ({ state }: { state: DocumentState }): boolean => state !== 'rejected'
