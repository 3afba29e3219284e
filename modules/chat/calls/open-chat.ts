import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { openRoom } from '../open.ts'
import { ownRoom } from '../own-room.ts'
import { serviceOf } from '../view.ts'

type Call = typeof contract.openChat

export async function openChat(ctx: MemberCtx, { affiliate_code }: Input<Call>): Promise<Output<Call>> {
  const { db, user, tenant, now } = ctx
  const { id } = await openRoom(db, { tenant_id: tenant.id, user_id: user.id, code: affiliate_code, now })
  return { room: await ownRoom(ctx, id), service: await serviceOf(db, tenant.id, now) }
}
