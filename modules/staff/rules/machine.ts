import { machine } from '#core/machine.ts'

/** A step that needs a second person: asked for, then carried out by another, or rejected. */
export const approvalMachine = machine({
  start: 'requested',
  ends: ['carried_out', 'rejected'],
  on: {
    approve: { from: ['requested'], to: 'carried_out', by: ['staff'] },
    reject: { from: ['requested'], to: 'rejected', by: ['staff'] },
  },
})
export type ApprovalState = 'requested' | 'carried_out' | 'rejected'
export type ApprovalEvent = keyof (typeof approvalMachine)['on']
