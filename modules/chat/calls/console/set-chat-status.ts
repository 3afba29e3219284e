import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { assignWaiting } from '../../assign.ts'
import type * as contract from '../../contract.console.ts'
import { mustBeConsultant } from '../../desk.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { tellStatusOf } from '../../presence.ts'
import { statusOf } from '../../status.ts'
import { findTaking, setTaking } from '../../store.presence.ts'

type Call = typeof contract.setChatStatus

export async function setChatStatus(ctx: StaffCtx<ChatDeskPorts>, { is_on }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const me = await mustBeConsultant(ctx)
  const was = (await findTaking(db, me.id))?.is_on ?? false
  await setTaking(db, me.id, { is_on, now })
  const given = is_on ? await assignWaiting(db, me.tenant_id, now) : 0
  await tellStatusOf(db, { user_ids: [], consultant_ids: [me.id] })
  audit({ thing: 'consultant', thing_id: me.id, before: { takes_chats: was }, after: { takes_chats: is_on } })
  return { ...(await statusOf(ctx, me)), given }
}
