import { onMemberDeleted } from '#modules/identity/module.ts'
import { deleteApplicants, deletePlan, lockUndecided } from './store.ts'
import { transition } from './transition.ts'

/**
 * With an account goes what the bank has not decided: a cart is deleted, an application withdrawn. An open account is between
 * its owner and the bank, and stays. Scans are swept by retention: there is no file store inside an event.
 */
export function withdrawOfDeleted(): void {
  onMemberDeleted(async (db, { user_id, now }) => {
    for (const plan of await lockUndecided(db, user_id)) {
      if (plan.state === 'cart') await deletePlan(db, plan)
      else {
        const cause = { event: 'withdraw', actor: 'member', actor_id: user_id, reason: 'account deleted' } as const
        await transition(db, plan, { ...cause, to: { ended_at: now, end_reason: 'account deleted' }, now })
        await deleteApplicants(db, [plan.id])
      }
    }
  })
}
