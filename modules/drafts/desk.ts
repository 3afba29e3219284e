import type { AuditEntry } from '#core/staff.ts'
import type { DraftRow } from './store.ts'

/** A draft as its owner reads it. */
export const shownDraft = ({ version, fields, updated_at }: DraftRow) => ({
  version,
  fields,
  updated_at: updated_at.toISOString(),
})

type Versions = { kind: string; thing_id: string; before: number | undefined; after: number | undefined }

/** That a draft was changed. Not what was typed: it is no fact yet, and may be anything. */
export const draftAudit = ({ kind, thing_id, before, after }: Versions): AuditEntry => ({
  thing: 'draft',
  thing_id: `${kind}:${thing_id}`,
  before: before === undefined ? null : { version: before },
  after: after === undefined ? null : { version: after },
})
