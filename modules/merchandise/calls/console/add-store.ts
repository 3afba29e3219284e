import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { fieldRefusals } from '#core/validation.ts'
import { invite } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import type { StoreDeskPorts } from '../../ports.ts'
import { canBeMerchandiseSlug, reservedMerchandiseSlugs } from '../../rules/slug.ts'
import { insertStore } from '../../store.store-desk.ts'
import { originOf, requirePlatform } from '../../store-desk.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.addStore

/** Until its people say otherwise. */
const firstHours = { opens_at: '08:00', closes_at: '17:00', open_days: [1, 2, 3, 4, 5] }

const slugRefusal = (word: 'slug_invalid' | 'slug_reserved' | 'slug_taken', language: Language) =>
  fieldRefusals([{ field: 'slug', word }], fieldWords(language))

function checkSlug(slug: string, language: Language): void {
  if (reservedMerchandiseSlugs.has(slug)) throw slugRefusal('slug_reserved', language)
  if (!canBeMerchandiseSlug(slug)) throw slugRefusal('slug_invalid', language)
}

export async function addStore(ctx: StaffCtx<StoreDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { db, now, staff, language, audit } = ctx
  const { name, slug, person_name, person_email } = input
  checkSlug(slug, language)
  const origin = await originOf(ctx, input)
  const phone_number = phoneNumberOf(input.phone_number, language)
  const id = newId(now)
  const about = { id: '', en: '' }
  const row = { id, slug, name, about, ...origin, phone_number, ...firstHours, changed_by: staff.id, created_at: now }
  if (!(await insertStore(db, row))) throw slugRefusal('slug_taken', language)
  const grant = { role: 'store' as const, scope: { kind: 'store' as const, id } }
  await invite(db, { email: person_email, full_name: person_name, language, grant }, ctx)
  noteSupplyChanged()
  audit({ thing: 'store', thing_id: id, before: null, after: { name, slug, ...origin, person_email } })
  return { id }
}
