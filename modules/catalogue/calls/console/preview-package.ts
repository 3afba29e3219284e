import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { addMs } from '#core/time.ts'
import { tenantsHiding } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { packageInScope } from '../../packages/access.ts'
import { savedContent } from '../../packages/write.ts'
import type { CataloguePorts } from '../../ports.ts'
import { signPreview } from '../../preview.ts'
import { isClosed } from '../../rules/closed-categories.ts'
import { previewMs } from '../../rules/preview-token.ts'

type Call = typeof contract.previewPackage

export async function previewPackage(ctx: StaffCtx<CataloguePorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, ports, now } = ctx
  const row = await packageInScope(ctx, id)
  const { category, name } = savedContent(row)
  const open = ports.sites.all().filter(({ feature_flag }) => !isClosed(category, feature_flag))
  const hiding = await tenantsHiding(
    db,
    row.partner_id,
    open.map((tenant) => tenant.id),
  )
  const until = addMs(now, previewMs)
  return {
    name: name[ctx.language] || name.id,
    state: row.state,
    token: signPreview(ports.tokens, { package_id: id, until: until.getTime() }),
    until: until.toISOString(),
    sites: open.filter((tenant) => !hiding.has(tenant.id)).map(({ name, public_url }) => ({ name, public_url })),
  }
}
