import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { invite, type StaffPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, requirePlatform, requireReadable, tenantFacts, tenantView } from '../../desk.ts'
import { emitTenantAdded } from '../../events.ts'
import { coloursIn } from '../../rules/split-fields.ts'
import { insertHost, insertTenant } from '../../store.desk.ts'

type Call = typeof contract.addTenant
type Ctx = StaffCtx<Pick<StaffPorts, 'desk'>>

const noLinks = { instagram_url: null, youtube_url: null, tiktok_url: null, twitter_url: null, linkedin_url: null }

function rowOf({ now, staff }: Ctx, input: Input<Call>) {
  const { host, slug, name, business_name, slogan, logo, email, phone_number, whatsapp_number } = input
  const { is_hajj, is_hasanah, is_promo, is_receive_payment_doku, is_financing, is_custom_product } = input
  const flags = { is_hajj, is_hasanah, is_promo, is_receive_payment_doku, is_financing, is_custom_product }
  return {
    id: newId(now),
    ...{ slug, name, business_name, slogan, logo, email, phone_number, whatsapp_number },
    domain_name: host,
    social_media: noLinks,
    color_settings: coloursIn(input),
    feature_flag: { ...flags, link_hasanah: input.link_hasanah },
    google_analytics_id: input.google_analytics_id,
    changed_by: staff.id,
    changed_at: now,
  }
}

export async function addTenant(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { db, audit } = ctx
  const row = rowOf(ctx, input)
  requireReadable(row.color_settings, ctx)
  if (!(await insertTenant(db, row))) throw new Refusal(codes.tenant_slug_taken)
  if (!(await insertHost(db, { host: input.host, tenant_id: row.id }))) throw new Refusal(codes.host_taken)
  const grant = { role: 'admin' as const, scope: { kind: 'tenant' as const, id: row.id } }
  const person = { email: input.admin_email, full_name: input.admin_name, language: ctx.language, grant }
  await invite(db, person, ctx)
  await emitTenantAdded(db, { tenant_id: row.id, now: ctx.now })
  const made = await readTenant(ctx, row.id)
  audit({ thing: 'tenant', thing_id: row.id, before: null, after: { ...tenantFacts(made), host: input.host } })
  return tenantView(ctx, made)
}
