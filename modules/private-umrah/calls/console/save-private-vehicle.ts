import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { saveVehicle } from '../../store.supply-desk.ts'
import { lockOffered, vehiclesView } from '../../supply-desk.ts'

type Call = typeof contract.savePrivateVehicle

export async function savePrivateVehicle(ctx: StaffCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit } = ctx
  if (id) await lockOffered(ctx, 'vehicles', id)
  const before = id ? (await vehiclesView(ctx)).find((one) => one.id === id) : undefined
  const row = { id: id ?? newId(now), ...form }
  await saveVehicle(db, row)
  const facts = ({ name, capacity, position }: typeof form) => ({ name: name.id, capacity, position })
  audit({ thing: 'private_vehicle', thing_id: row.id, before: before ? facts(before) : null, after: facts(form) })
  return { id: row.id }
}
