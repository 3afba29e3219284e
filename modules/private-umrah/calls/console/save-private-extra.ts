import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { saveExtra } from '../../store.supply-desk.ts'
import { extrasView, lockOffered } from '../../supply-desk.ts'

type Call = typeof contract.savePrivateExtra

export async function savePrivateExtra(ctx: StaffCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit } = ctx
  if (id) await lockOffered(ctx, 'extras', id)
  const before = id ? (await extrasView(ctx)).find((one) => one.id === id) : undefined
  const row = { id: id ?? newId(now), ...form }
  await saveExtra(db, row)
  const facts = ({ name, per, position }: typeof form) => ({ name: name.id, per, position })
  audit({ thing: 'private_extra', thing_id: row.id, before: before ? facts(before) : null, after: facts(form) })
  return { id: row.id }
}
