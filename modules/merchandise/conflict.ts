import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { listChangesOf } from '#modules/staff/module.ts'
import { conflictWords } from './words.ts'

type Facts = Readonly<Record<string, string | number | null>>
type Saved = { id: string; version: number }
type Versions = {
  version: number
  held: Facts
  typed: Facts
  code?: typeof codes.item_changed | typeof codes.store_changed
}

const mostSaid = 300
const shortText = (text: string): string => (text.length > mostSaid ? `${text.slice(0, mostSaid)}…` : text)

/** Refuses what was typed against an older version: at each field that differs stands what it is now, and whose it is. */
export async function refuseStale({ db, language }: StaffCtx, saved: Saved, versions: Versions): Promise<void> {
  const { version, held, typed, code = codes.item_changed } = versions
  if (saved.version === version) return
  const [last] = await listChangesOf(db, [saved.id], 1)
  const by = last?.full_name ?? ''
  const say = conflictWords(language)
  const differing = Object.entries(held).filter(([name, value]) => typed[name] !== value)
  const errors = Object.fromEntries(
    differing.map(([name, value]) => [name, [say.now(shortText(String(value ?? '')) || say.nothing, by)]]),
  )
  throw new Refusal(code, { errors, data: { version: saved.version, changed_by: by } })
}
