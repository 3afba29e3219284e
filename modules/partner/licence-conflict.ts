import type { StaffCtx } from '#core/context.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type LicenceRow, listLicenceHistory } from './store.licence-desk.ts'
import { fieldWords } from './words.ts'

type Typed = {
  version: number
  number: string
  valid_from?: string | undefined
  valid_until?: string | undefined
  evidence_url: string
}

const dayText = (day: string | null, language: Language): string =>
  day === null ? fieldWords(language).nothing : formatDay(day, language)

/** Refuses what was typed against an older version: at each field that differs stands what it is now, and whose it is. */
export async function refuseStale({ db, language }: StaffCtx, row: LicenceRow, typed: Typed): Promise<void> {
  if (row.version === typed.version) return
  const say = fieldWords(language)
  const by_name = (await listLicenceHistory(db, row.id)).at(-1)?.by_name ?? ''
  const now = {
    number: [row.number, typed.number, row.number],
    valid_from: [row.valid_from, typed.valid_from ?? null, dayText(row.valid_from, language)],
    valid_until: [row.valid_until, typed.valid_until ?? null, dayText(row.valid_until, language)],
    evidence_url: [row.evidence_url, typed.evidence_url, row.evidence_url ?? say.nothing],
  } as const
  const differing = Object.entries(now).filter(([, [held, sent]]) => held !== sent)
  const errors = Object.fromEntries(differing.map(([field, [, , text]]) => [field, [say.changed_by(text, by_name)]]))
  throw new Refusal(codes.licence_changed, { errors, data: { version: row.version, changed_by: by_name } })
}
