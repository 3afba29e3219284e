import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { countUnreadOfMember } from '../store.ts'

type Call = typeof contract.chatTotal

export async function chatTotal({ db, user, tenant }: MemberCtx, _input: Input<Call>): Promise<Output<Call>> {
  return { total_unread: await countUnreadOfMember(db, { tenant_id: tenant.id, user_id: user.id }) }
}
