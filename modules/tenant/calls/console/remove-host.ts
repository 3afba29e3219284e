import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, requirePlatform, tenantView } from '../../desk.ts'
import { deleteHost } from '../../store.desk.ts'

type Call = typeof contract.removeHost

export async function removeHost(ctx: StaffCtx, { id, host }: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const tenant = await readTenant(ctx, id, true)
  // Links in mails lead there.
  if (host === tenant.domain_name) throw new Refusal(codes.host_is_main)
  if (!(await deleteHost(ctx.db, { host, tenant_id: id }))) throw fieldRefusal('host', 'name_other', ctx.language)
  ctx.audit({ thing: 'tenant', thing_id: id, before: { host }, after: { host: null } })
  return tenantView(ctx, tenant)
}
