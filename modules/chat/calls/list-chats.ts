import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { listRooms } from '../store.ts'
import { serviceOf, showRooms } from '../view.ts'

type Call = typeof contract.listChats

export async function listChats({ db, user, tenant, now }: MemberCtx, _input: Input<Call>): Promise<Output<Call>> {
  const rows = await listRooms(db, { tenant_id: tenant.id, user_id: user.id })
  const items = await showRooms(db, rows, { side: 'member', now })
  const total_unread = items.reduce((sum, { unread }) => sum + unread, 0)
  return { items, total_unread, service: await serviceOf(db, tenant.id, now) }
}
