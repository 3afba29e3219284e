import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, tenantView } from '../../desk.ts'
import type { TenantDeskPorts } from '../../ports.ts'
import { logoProblem } from '../../rules/logo.ts'
import { insertLogo } from '../../store.desk.ts'
import { deskWords } from '../../words.ts'

type Call = typeof contract.setTenantLogo

export async function setTenantLogo(ctx: StaffCtx<TenantDeskPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit, language } = ctx
  const row = await readTenant(ctx, id, true)
  const { bytes, type, ...facts } = await takenPicture(ctx)
  const problem = logoProblem(facts)
  if (problem) throw fieldRefusals([{ field: 'file', word: problem }], deskWords(language))
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const [logo_picture_id, file_key] = [`brand-${name}`, `brands/${name}.webp`]
  const { width, height, colour } = facts
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken logo.
  await ports.files.put(file_key, { bytes, type })
  const alt = `Logo ${row.name}`
  const picture = { id: logo_picture_id, file_key, width, height, colour, alt_id: alt, alt_en: alt, created_at: now }
  await insertLogo(db, id, picture)
  const before = { logo_picture_id: row.logo_picture_id }
  audit({ thing: 'tenant', thing_id: id, before, after: { logo_picture_id } })
  return tenantView(ctx, await readTenant(ctx, id))
}
