import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, requirePlatform, tenantView } from '../../desk.ts'
import { insertHost } from '../../store.desk.ts'

type Call = typeof contract.addHost

export async function addHost(ctx: StaffCtx, { id, host }: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const tenant = await readTenant(ctx, id, true)
  if (!(await insertHost(ctx.db, { host, tenant_id: id }))) throw new Refusal(codes.host_taken)
  ctx.audit({ thing: 'tenant', thing_id: id, before: { host: null }, after: { host } })
  return tenantView(ctx, tenant)
}
