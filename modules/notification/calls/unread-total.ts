import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { countUnread } from '../store.ts'

export async function unreadTotal({ db, user }: MemberCtx): Promise<Output<typeof contract.unreadTotal>> {
  return { total_unread: await countUnread(db, user.id) }
}
