import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { plainText } from '#core/rich-text.ts'
import { staffName } from '#modules/staff/module.ts'
import { conflictWords } from '../words.ts'

type Value = string | number | boolean | null | undefined | { id: string; en: string | null }
type Fields = Readonly<Record<string, Value>>
type Versions = { held: Fields; typed: Fields; version: number }
type Saved = { version: number; changed_by: string | null }

/** Texts in two languages are two fields. */
function flat(fields: Fields): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null) all.set(`${name}.id`, value.id).set(`${name}.en`, value.en ?? '')
    else all.set(name, String(value ?? ''))
  }
  return all
}

const mostSaid = 300
/** What a field says now, without tags, and not all of a long one. */
function shortText(value: string): string {
  const text = plainText(value)
  return text.length > mostSaid ? `${text.slice(0, mostSaid)}…` : text
}

/** Refuses what was typed against an older version: at each field that differs stands what it is now, and whose it is. */
export async function refuseStale({ db, language }: StaffCtx, saved: Saved, versions: Versions): Promise<void> {
  const { held, typed, version } = versions
  if (saved.version === version) return
  const by = saved.changed_by ? await staffName(db, saved.changed_by) : ''
  const sent = flat(typed)
  const say = conflictWords(language)
  const differing = [...flat(held)].filter(([name, value]) => (sent.get(name) ?? '') !== value)
  const errors = Object.fromEntries(
    differing.map(([name, value]) => [name, [say.now(shortText(value) || say.nothing, by)]]),
  )
  throw new Refusal(codes.content_changed, { errors, data: { version: saved.version, changed_by: by } })
}
