import { machine } from '#core/machine.ts'

/** Something that a gateway's file and our payments say differently. */
export const differenceMachine = machine({
  start: 'open',
  ends: ['closed'],
  on: {
    close: { from: ['open'], to: 'closed', by: ['staff'] },
    // What was missing there came in a later file.
    settle: { from: ['open'], to: 'closed', by: ['house'] },
  },
})
export type DifferenceState = (typeof differenceMachine)['start']
export type DifferenceEvent = keyof (typeof differenceMachine)['on']
export type DifferenceActor = (typeof differenceMachine)['on'][DifferenceEvent]['by'][number]
