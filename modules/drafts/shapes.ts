import { z } from 'zod'
import { revisionShape } from './rules/verdict.ts'

/** What was typed into a form so far, by the names of its fields. */
export const draftFields = z.record(z.string(), z.string())

/** The forms of the desk that have drafts. A new form adds its name here. */
export const deskDraftKinds = ['post'] as const
export type DeskDraftKind = (typeof deskDraftKinds)[number]

// Far below what a column holds: the next one must fit too.
const mostVersion = 1_000_000_000

/** What a save says of itself beside its fields. */
export const draftSave = {
  /** The version it started from: a newer one is answered with 409. Who names none writes over it. */
  version: z.int().min(0).max(mostVersion).optional(),
  /** A word for the page and a number that counts its saves: of one page the last one sent stays. */
  revision: z.string().regex(revisionShape).optional(),
}

export const savedDraft = z.object({ version: z.int() })

/** What a refused save is told as `data`: the draft as it stands, and since when. */
export const newerDraft = z.object({ version: z.int(), fields: draftFields, updated_at: z.iso.datetime() })

const mostFields = 500

/** What may stand in a draft of the desk: fields of any form. The whole of it ends where a body of JSON does. */
export const deskDraftFields = z
  .record(z.string().regex(/^[a-z][a-z0-9_.-]{0,99}$/), z.string().max(60_000))
  .meta({ maxProperties: mostFields })

/** Which form of the desk, and what it is about: an id, or a word such as `new`. */
export const deskDraftKey = {
  kind: z.enum(deskDraftKinds),
  thing_id: z.string().regex(/^[a-z0-9][a-z0-9:_-]{0,79}$/),
}
