import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.profile.ts'
import { profileFacts, profileInScope, refuseStale } from '../../profile-desk.ts'
import { type ProfileRow, updateProfile } from '../../store.profile.ts'

type Call = typeof contract.changePartnerProfile

/** The number as the world dials it; one that stands there already stays as it is. */
function dialled(
  { language }: StaffCtx,
  row: ProfileRow,
  { field, text }: { field: 'phone_number' | 'whatsapp_number'; text: string },
): string {
  return text === row[field] ? text : phoneNumberOf(text, language, field)
}

export async function changePartnerProfile(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const { id, version, about, address } = input
  const row = await profileInScope(ctx, id)
  const { phone_number, whatsapp_number } = input
  const fields = {
    about,
    address,
    phone_number: dialled(ctx, row, { field: 'phone_number', text: phone_number }),
    whatsapp_number: whatsapp_number ? dialled(ctx, row, { field: 'whatsapp_number', text: whatsapp_number }) : null,
  }
  await refuseStale(ctx, row, { version, ...fields })
  const next = await updateProfile(db, id, { ...fields, changed_by: staff.id })
  await pagesChanged(db)
  audit({ thing: 'partner', thing_id: id, before: profileFacts(row), after: profileFacts(fields) })
  return { id, version: next }
}
