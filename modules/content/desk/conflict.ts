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

/** Texts in two languages are two fields; a blank around them is no difference. */
function flat(fields: Fields): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null)
      all.set(`${name}.id`, value.id.trim()).set(`${name}.en`, value.en?.trim() ?? '')
    else all.set(name, String(value ?? '').trim())
  }
  return all
}

const differingFrom = (typed: Fields, held: Fields): [string, string][] => {
  const sent = flat(typed)
  return [...flat(held)].filter(([name, value]) => (sent.get(name) ?? '') !== value)
}

/** A form that was sent as it was read: nothing becomes newer by it. */
export const isUntouched = (typed: Fields, held: Fields): boolean => differingFrom(typed, held).length === 0

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
  const say = conflictWords(language)
  const errors = Object.fromEntries(
    differingFrom(typed, held).map(([name, value]) => [name, [say.now(shortText(value) || say.nothing, by)]]),
  )
  throw new Refusal(codes.content_changed, { errors, data: { version: saved.version, changed_by: by } })
}
