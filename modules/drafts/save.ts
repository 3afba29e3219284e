import type { Db } from '#core/context.ts'
import { verdictOn } from './rules/verdict.ts'
import { type DraftKey, type DraftRow, draftOf, writeDraft } from './store.ts'
import type { DraftFields } from './tables.ts'

type Save = {
  fields: DraftFields
  /** The version the page started from; who names none writes over whatever is stored. */
  version?: number | undefined
  revision?: string | undefined
  now: Date
}
type Saved = { ok: true; version: number } | { ok: false; stored: DraftRow }

/** Stores what was typed, or answers with what another page has stored since. Nothing newer is ever written over unseen. */
export async function saveDraft(db: Db, key: DraftKey, save: Save): Promise<Saved> {
  const stored = await draftOf(db, key)
  const verdict = verdictOn(stored, save)
  if (stored && verdict === 'conflict') return { ok: false, stored }
  if (stored && verdict === 'overtaken') return { ok: true, version: stored.version }
  // Where it is gone, counted on from what the page knows: a version must not come twice with other fields.
  const version = (stored?.version ?? save.version ?? 0) + 1
  const to = { version, revision: save.revision ?? null, fields: save.fields, updated_at: save.now }
  const isWritten = await writeDraft(db, key, { to, was: stored?.version })
  // Another page has saved in between: judged anew, by what it stored.
  return isWritten ? { ok: true, version } : saveDraft(db, key, save)
}
