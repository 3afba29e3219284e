import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type * as contract from '../../contract.console.ts'
import { packageInScope } from '../../packages/access.ts'
import { createDraft } from '../../packages/create.ts'
import { savedContent } from '../../packages/write.ts'

type Call = typeof contract.copyPackage

/** What the other says now, for another season. Its dates stay its own: prices and flights of a season are made anew. */
export async function copyPackage(ctx: StaffCtx, { id, name, hijri_year }: Input<Call>): Promise<Output<Call>> {
  const row = await packageInScope(ctx, id)
  const saved = savedContent(row)
  const addons = saved.addons.map((addon) => ({ ...addon, id: newId(ctx.now) }))
  const content = { ...saved, addons, name, hijri_year }
  return createDraft(ctx, { partner_id: row.partner_id, content, event: 'copy' })
}
