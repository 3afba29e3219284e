import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import { employ } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { AffiliatePorts } from '../../ports.ts'
import { insertConsultant, listProfilesOf } from '../../store.desk.ts'
import { fieldWords } from '../../words.ts'
import { consultantBrands } from './consultant-brands.ts'

type Ctx = StaffCtx<AffiliatePorts>
type Call = typeof contract.addConsultant

/** Whoever signs in at the desk as this consultant; given the role where they lack it. */
async function employed(ctx: Ctx, { tenant_id, full_name, staff_email }: Input<Call>): Promise<string | null> {
  if (staff_email === undefined) return null
  const { db, language } = ctx
  const grant = { role: 'consultant' as const, scope: { kind: 'tenant' as const, id: tenant_id } }
  const { id } = await employ(db, { email: staff_email, full_name, language, grant }, ctx)
  const word = takenBy(await listProfilesOf(db, id), tenant_id)
  if (word) throw fieldRefusals([{ field: 'staff_email', word }], fieldWords(language))
  return id
}

type Profile = { tenant_id: string; ended_at: Date | null }

/** Of each brand once, and of one at a time. */
function takenBy(profiles: readonly Profile[], tenant_id: string) {
  if (profiles.some((one) => one.tenant_id === tenant_id)) return 'staff_taken'
  return profiles.some(({ ended_at }) => ended_at === null) ? 'staff_elsewhere' : undefined
}

export async function addConsultant(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, language, audit } = ctx
  const { tenant_id, full_name, affiliate_code, staff_email = null } = input
  const { brands } = await consultantBrands(ctx)
  if (!brands.some(({ id }) => id === tenant_id)) throw new Refusal(codes.not_found)
  const whatsapp_number = phoneNumberOf(input.whatsapp_number, language).replace(/^\+/, '')
  const staff_id = await employed(ctx, input)
  const id = newId(now)
  const row = { id, tenant_id, affiliate_code, full_name, whatsapp_number, staff_id, created_at: now }
  if (!(await insertConsultant(db, row)))
    throw fieldRefusals([{ field: 'affiliate_code', word: 'code_taken' }], fieldWords(language))
  audit({
    thing: 'consultant',
    thing_id: id,
    before: null,
    after: { tenant_id, full_name, affiliate_code, staff_email },
  })
  return { id }
}
