import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { documentMachine, type Verdict } from './rules/review.ts'
import { type DocumentRow, lockDocument, type Owner, stepDocument } from './store.ts'

type Review = Owner & { id: string; verdict: Verdict; staff_id: string; reason: string | null }
type Reviewed = { before: DocumentRow; after: DocumentRow }

/** The one way to another state of a document. Nothing where the owner has no such document, or has replaced it meanwhile. */
export function reviewDocument(db: Db, { verdict, staff_id, reason, ...which }: Review, now: Date) {
  return db.transaction(async (tx): Promise<Reviewed | undefined> => {
    const before = await lockDocument(tx, which)
    const state = before && next(documentMachine, before.state, { event: verdict, actor: 'staff' })
    if (!state) return undefined
    const to = { state, reason, reviewed_by: staff_id, reviewed_at: now }
    await stepDocument(tx, before, to)
    return { before, after: { ...before, ...to } }
  })
}
