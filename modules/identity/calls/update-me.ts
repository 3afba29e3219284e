import { birthDateProblem } from '#core/birth-date.ts'
import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { isPassportName } from '#core/passport-name.ts'
import { jakartaDate, parseDate } from '#core/time.ts'
import { fieldRefusal } from '#core/validation.ts'
import { profileOf } from '../account/profile.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { isServedAge } from '../rules/profile.ts'
import { findProfile, updateProfile } from '../store.accounts.ts'

type Ctx = MemberCtx<IdentityPorts>

export async function updateMe(
  ctx: Ctx,
  input: Input<typeof contract.updateMe>,
): Promise<Output<typeof contract.updateMe>> {
  const today = jakartaDate(ctx.now)
  const birth = input.birth_date ? parseDate(input.birth_date) : undefined
  const problem = birth && birthDateProblem(birth, today)
  if (problem) throw fieldRefusal('birth_date', problem, ctx.language)
  if (birth && !isServedAge(birth, today)) throw fieldRefusal('birth_date', 'age_unserved', ctx.language)
  await refuseOddName(ctx, input.full_name)
  const change = { ...input, ...(input.address === '' && { address: null }) }
  return ctx.db.transaction(async (db) => {
    const who = { tenant_id: ctx.tenant.id, id: ctx.user.id }
    if (Object.values(change).some((value) => value !== undefined)) await updateProfile(db, who, change)
    return profileOf(ctx, db)
  })
}

/** A new name is as in a passport; one that came from elsewhere, such as Google, may stay as it is. */
async function refuseOddName({ db, tenant, user, language }: Ctx, name: string | undefined): Promise<void> {
  if (name === undefined || isPassportName(name)) return
  const profile = await findProfile(db, tenant.id, user.id)
  if (profile?.full_name !== name) throw fieldRefusal('full_name', 'name_letters', language)
}
