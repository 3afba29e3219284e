import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, tenantView } from '../../desk.ts'
import { clearLogo } from '../../store.desk.ts'

type Call = typeof contract.removeTenantLogo

export async function removeTenantLogo(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { logo_picture_id } = await readTenant(ctx, id, true)
  await clearLogo(ctx.db, id)
  ctx.audit({ thing: 'tenant', thing_id: id, before: { logo_picture_id }, after: { logo_picture_id: null } })
  return tenantView(ctx, await readTenant(ctx, id))
}
