import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { saveDraft } from '#modules/drafts/module.ts'
import type * as contract from '../contract.ts'
import { lockedCart } from '../load.ts'

type Call = typeof contract.saveSavingsDraft

export function saveSavingsDraft(ctx: MemberCtx, { id, ...save }: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    const { tenant_id, user_id } = await lockedCart(ctx, db, id)
    const key = { tenant_id, user_id, kind: 'savings', thing_id: id } as const
    const saved = await saveDraft(db, key, { ...save, now: ctx.now })
    if (saved.ok) return { version: saved.version }
    const { version, fields, updated_at } = saved.stored
    throw new Refusal(codes.draft_conflict, { data: { version, fields, updated_at: updated_at.toISOString() } })
  })
}
