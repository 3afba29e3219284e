import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type { ColorSettings } from '#core/theme.ts'
import { fieldRefusals } from '#core/validation.ts'
import { staffName } from '#modules/staff/module.ts'
import type { seeTenant } from './contract.console.ts'
import { contrastsOf } from './rules/contrast.ts'
import { findTenant, hostsOf, saveTenant, type TenantRow } from './store.desk.ts'
import { deskWords } from './words.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now' | 'audit' | 'language'>
type View = Output<typeof seeTenant>

export const isPlatform = ({ staff }: Pick<StaffCtx, 'staff'>): boolean =>
  scopesOf(staff).some(({ kind }) => kind === 'platform')

/** What only the platform sets is not there for an admin of one brand. */
export function requirePlatform(ctx: Pick<StaffCtx, 'staff'>): void {
  if (!isPlatform(ctx)) throw new Refusal(codes.not_found)
}

export async function readTenant({ db, staff }: Ctx, id: string, lock = false): Promise<TenantRow> {
  const row = await findTenant(db, id, { scopes: scopesOf(staff), lock })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** Locked, and as its form was opened: of two who save, the second sees first what the other did. */
export async function lockVersion(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<TenantRow> {
  const row = await readTenant(ctx, id, true)
  if (row.version === version) return row
  const by = row.changed_by === null ? null : await staffName(ctx.db, row.changed_by)
  throw new Refusal(codes.tenant_changed, { data: { version: row.version, changed_by: by } })
}

/** Refuses text that would not read, at the colour of the text. */
export function requireReadable(colours: ColorSettings, { language }: Pick<Ctx, 'language'>): void {
  const problems = contrastsOf(colours).flatMap(({ text, ratio, is_readable }) =>
    is_readable ? [] : [{ field: text, word: 'unreadable' as const, values: [ratio] }],
  )
  if (problems.length > 0) throw fieldRefusals(problems, deskWords(language))
}

/** What of a brand the audit compares. */
export const tenantFacts = ({ slogan, social_media, color_settings, feature_flag, ...row }: TenantRow) => ({
  name: row.name,
  business_name: row.business_name,
  slogan_id: slogan.id,
  slogan_en: slogan.en,
  logo: row.logo,
  email: row.email,
  phone_number: row.phone_number,
  whatsapp_number: row.whatsapp_number,
  google_analytics_id: row.google_analytics_id,
  ...social_media,
  ...color_settings,
  ...feature_flag,
})

/** Saves a locked brand, with what changed in the audit; answers it as it then is. */
export async function saveAudited(ctx: Ctx, before: TenantRow, change: Partial<TenantRow>): Promise<View> {
  const after = { ...before, ...change }
  await saveTenant(ctx.db, before.id, { ...change, changed_by: ctx.staff.id, changed_at: ctx.now })
  ctx.audit({ thing: 'tenant', thing_id: before.id, before: tenantFacts(before), after: tenantFacts(after) })
  return tenantView(ctx, await readTenant(ctx, before.id))
}

export async function tenantView(ctx: Pick<Ctx, 'staff'> & { db: Db }, row: TenantRow): Promise<View> {
  const { id, changed_at, changed_by, ...brand } = row
  return {
    tenant_id: id,
    ...brand,
    hosts: await hostsOf(ctx.db, id),
    changed:
      changed_at && changed_by ? { at: changed_at.toISOString(), by: await staffName(ctx.db, changed_by) } : null,
    may_set_all: isPlatform(ctx),
  }
}
