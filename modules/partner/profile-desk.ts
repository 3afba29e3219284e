import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { listPictures } from '#database/pictures.ts'
import { staffName } from '#modules/staff/module.ts'
import { lockProfile, type ProfileFields, type ProfileRow } from './store.profile.ts'
import { fieldWords } from './words.ts'

/** Locked, and within somebody's scopes; any other does not exist. */
export async function profileInScope({ db, staff }: StaffCtx, id: string): Promise<ProfileRow> {
  const row = await lockProfile(db, { scopes: scopesOf(staff), id })
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** Texts in two languages are two facts. */
export const profileFacts = ({ about, address, phone_number, whatsapp_number }: ProfileFields) => ({
  'about.id': about.id,
  'about.en': about.en,
  address,
  phone_number,
  whatsapp_number,
})

const mostSaid = 300
const shortText = (text: string): string => (text.length > mostSaid ? `${text.slice(0, mostSaid)}…` : text)

/** Refuses what was typed against an older version: at each field that differs stands what it is now, and whose it is. */
export async function refuseStale(
  { db, language }: StaffCtx,
  row: ProfileRow,
  { version, ...typed }: ProfileFields & { version: number },
): Promise<void> {
  if (row.version === version) return
  const say = fieldWords(language)
  const by = row.changed_by ? await staffName(db, row.changed_by) : ''
  const sent = new Map<string, string | null>(Object.entries(profileFacts(typed)))
  const differing = Object.entries(profileFacts(row)).filter(([name, value]) => sent.get(name) !== value)
  const errors = Object.fromEntries(
    differing.map(([name, value]) => [name, [say.changed_by(value ? shortText(value) : say.nothing, by)]]),
  )
  throw new Refusal(codes.partner_changed, { errors, data: { version: row.version, changed_by: by } })
}

/** The pictures of a partner with what they show. */
export async function pictured({ db }: Pick<StaffCtx, 'db'>, row: ProfileRow) {
  const ids = [row.logo_picture_id, row.cover_picture_id].filter((one) => one !== null)
  const alts = new Map((await listPictures(db, ids)).map(({ id, alt_id, alt_en }) => [id, { id: alt_id, en: alt_en }]))
  const one = (id: string | null) => (id === null ? null : { id, alt: alts.get(id) ?? { id: '', en: '' } })
  return { logo: one(row.logo_picture_id), cover: one(row.cover_picture_id) }
}
