import { machine } from '#core/machine.ts'

/** A post: written, shown from a time on, and taken off the site again. */
export const postMachine = machine({
  start: 'draft',
  ends: [],
  on: {
    // Again where it waits already: at another time.
    schedule: { from: ['draft', 'scheduled', 'withdrawn'], to: 'scheduled', by: ['staff'] },
    unschedule: { from: ['scheduled'], to: 'draft', by: ['staff'] },
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published', by: ['staff'] },
    appear: { from: ['scheduled'], to: 'published', by: ['clock'] },
    withdraw: { from: ['published'], to: 'withdrawn', by: ['staff'] },
  },
})

export const postStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type PostState = (typeof postStates)[number]
export type PostEvent = keyof (typeof postMachine)['on']
export type PostActor = (typeof postMachine)['on'][PostEvent]['by'][number]

/** What an editor does with a post; the clock does the rest. */
export const postSteps = ['publish', 'schedule', 'unschedule', 'withdraw'] as const
export type PostStep = (typeof postSteps)[number]

/** The steps that a post in this state can take, the usual one first. */
export const openSteps = (state: PostState): PostStep[] =>
  postSteps.filter((step) => postMachine.on[step].from.some((from) => from === state))
