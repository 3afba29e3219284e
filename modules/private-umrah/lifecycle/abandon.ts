import type { Db } from '#core/context.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { listUndecided, lockMember, lockRequest, type RequestRow } from '../store.requests.ts'
import { forgetOf } from '../store.retention.ts'
import { transition } from '../transition.ts'
import { declineRequest } from './decline.ts'

const reason = 'account deleted'

/**
 * With an account goes what is not paid: a draft is dropped, a request closed with the offers on it, and an accepted offer
 * ends as its booking does. A journey that is paid goes on.
 */
export function closeOfDeleted(): void {
  onMemberDeleted(async (db, { user_id, now }) => {
    // A plan that is being made is seen, and one that comes later finds no member.
    await lockMember(db, user_id)
    for (const { id } of await listUndecided(db, user_id)) {
      const request = await lockRequest(db, id)
      if (request) await close(db, request, { user_id, now })
    }
    await forgetOf(db, user_id)
  })
}

async function close(db: Db, request: RequestRow, { user_id, now }: { user_id: string; now: Date }): Promise<void> {
  const to = { end_reason: reason }
  if (request.state === 'cart')
    await transition(db, request, { event: 'drop', actor: 'member', actor_id: user_id, reason, to, now })
  else if (request.state === 'awaiting_payment')
    await transition(db, request, { event: 'run_out', actor: 'house', reason, to, now })
  else await declineRequest(db, request, { user_id, reason, is_ours: true, now })
}
