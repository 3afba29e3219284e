import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { openRoom } from '../open.ts'
import { ownRoom } from '../own-room.ts'
import type { ChatPorts } from '../ports.ts'
import { findRunning } from '../store.ts'
import { serviceOf } from '../view.ts'

type Call = typeof contract.openChat

/** A conversation that is closed can be followed by another, not by ever so many. */
const mostNew = { points: 10, seconds: 3600 }

export async function openChat(ctx: MemberCtx<ChatPorts>, { affiliate_code }: Input<Call>): Promise<Output<Call>> {
  const { db, user, tenant, now, ports } = ctx
  if (!(await findRunning(db, { tenant_id: tenant.id, user_id: user.id }))) {
    const taken = await ports.limits.take(`new chats of ${user.id}`, mostNew)
    if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  }
  const { id } = await openRoom(db, { tenant_id: tenant.id, user_id: user.id, code: affiliate_code, now })
  return { room: await ownRoom(ctx, id), service: await serviceOf(db, tenant.id, now) }
}
