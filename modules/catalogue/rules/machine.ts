import { machine } from '#core/machine.ts'

/** A package: written by its partner, read by the platform, sold, and in the end withdrawn. What was booked stays booked. */
export const packageMachine = machine({
  start: 'draft',
  ends: ['gone'],
  on: {
    submit: { from: ['draft'], to: 'in_review', by: ['partner'] },
    take_back: { from: ['in_review'], to: 'draft', by: ['partner'] },
    approve: { from: ['in_review'], to: 'on_sale', by: ['reviewer'] },
    reject: { from: ['in_review'], to: 'draft', by: ['reviewer'] },
    withdraw: { from: ['on_sale'], to: 'gone', by: ['partner', 'reviewer'] },
  },
})

export const packageStates = ['draft', 'in_review', 'on_sale', 'gone'] as const
export type PackageState = (typeof packageStates)[number]
export type PackageEvent = keyof (typeof packageMachine)['on']

/** Of each version of a package; a package on sale is submitted, approved and rejected without leaving its state. */
export const packageEvents = ['create', 'copy', 'save', 'submit', 'take_back', 'approve', 'reject', 'withdraw'] as const

/** What waits for a reviewer, whether the package is new or on sale. */
export const changeMachine = machine({
  start: 'pending',
  ends: ['approved', 'rejected', 'taken_back'],
  on: {
    approve: { from: ['pending'], to: 'approved', by: ['reviewer'] },
    reject: { from: ['pending'], to: 'rejected', by: ['reviewer'] },
    take_back: { from: ['pending'], to: 'taken_back', by: ['partner', 'reviewer'] },
  },
})

export const changeStates = ['pending', 'approved', 'rejected', 'taken_back'] as const
export type ChangeEvent = keyof (typeof changeMachine)['on']
