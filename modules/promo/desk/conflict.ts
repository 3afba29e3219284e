import type { StaffCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { staffName } from '#modules/staff/module.ts'
import type { DeskPromoRow } from '../store.desk.ts'
import { conflictWords } from '../words.ts'

type Value = string | number | boolean | null | undefined | readonly string[] | { id: string; en: string }
type Fields = Readonly<Record<string, Value>>

/** Texts in two languages are two fields. */
function flat(fields: Fields): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) all.set(name, '')
    else if (typeof value !== 'object') all.set(name, String(value))
    else if ('id' in value) all.set(`${name}.id`, value.id).set(`${name}.en`, value.en)
    else all.set(name, value.toSorted().join(', '))
  }
  return all
}

function textOf(value: string, language: Language): string {
  const say = conflictWords(language)
  const named: Readonly<Record<string, string>> = { '': say.nothing, true: say.yes, false: say.no }
  return named[value] ?? value
}

type Versions = { held: Fields; typed: Fields; version: number }

/** Refuses what was typed against an older version: at each field that differs stands what it is now, and whose it is. */
export async function refuseStale({ db, language }: StaffCtx, promo: DeskPromoRow, versions: Versions): Promise<void> {
  const { held, typed, version } = versions
  if (promo.version === version) return
  const by = promo.changed_by ? await staffName(db, promo.changed_by) : ''
  const sent = flat(typed)
  const differing = [...flat(held)].filter(([name, value]) => (sent.get(name) ?? '') !== value)
  const say = conflictWords(language)
  const errors = Object.fromEntries(differing.map(([name, value]) => [name, [say.now(textOf(value, language), by)]]))
  throw new Refusal(codes.promo_changed, { errors, data: { version: promo.version, changed_by: by } })
}
