import { type Emitted, machine } from '#core/machine.ts'

/** An application to become a partner: the applicant proves the address, the acquisition team decides. */
export const applicationMachine = machine({
  start: 'unverified',
  ends: ['accepted', 'rejected'],
  on: {
    verify: { from: ['unverified'], to: 'submitted', by: ['applicant'], emits: ['application.submitted'] },
    review: { from: ['submitted'], to: 'in_review', by: ['acquisition'] },
    accept: { from: ['in_review'], to: 'accepted', by: ['acquisition'], emits: ['application.accepted'] },
    reject: {
      from: ['submitted', 'in_review'],
      to: 'rejected',
      by: ['acquisition'],
      emits: ['application.rejected'],
    },
  },
})
export type ApplicationEvent = keyof (typeof applicationMachine)['on']
export type ApplicationActor = (typeof applicationMachine)['on'][ApplicationEvent]['by'][number]
export type ApplicationEmitted = Emitted<typeof applicationMachine>
