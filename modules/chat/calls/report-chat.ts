import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { mustOwn } from '../own-room.ts'
import { insertReport } from '../store.ts'

type Call = typeof contract.reportChat

export async function reportChat(ctx: MemberCtx, { id, reason, text }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, now } = ctx
  await mustOwn(ctx, id)
  const row = { id: newId(now), tenant_id: tenant.id, room_id: id, reason, text, created_at: now }
  if (!(await insertReport(db, row))) throw new Refusal(codes.chat_reported)
  return { reported_at: now.toISOString() }
}
