import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { staffName } from '#modules/staff/module.ts'
import { lockApplication, seenApplication } from '../../application-desk.ts'
import { documentsOfApplication } from '../../application-documents.ts'
import type * as contract from '../../contract.console.ts'
import { type CheckFacts, checkFacts } from '../../rules/check-facts.ts'
import { holderOf } from '../../store.licence-desk.ts'
import { type ApplicationRow, insertCheck } from '../../store.review.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.noteCheck

/** One licence is one company's: whoever lends theirs to others would sell by them all. */
async function refuseTaken({ db, language }: StaffCtx, { licence_kind: kind, licence_number: number }: CheckFacts) {
  if (kind === null || number === null || (await holderOf(db, { kind, number })) === undefined) return
  throw fieldRefusals([{ field: 'licence_number', word: 'number_taken' }], fieldWords(language))
}

type Looked = Pick<Input<Call>, 'outcome' | 'document_ids'>

/** What was looked at is what is there now, and documents pass when there was something to look at. */
async function refuseUnseen({ db, language }: StaffCtx, application: ApplicationRow, looked: Looked) {
  const documents = await documentsOfApplication(db, application)
  const there = documents.flatMap(({ scan }) => (scan ? [scan.id] : []))
  const seen = new Set(looked.document_ids)
  if (seen.size !== there.length || !there.every((one) => seen.has(one)))
    throw new Refusal(codes.application_documents_changed)
  if (looked.outcome === 'failed' || documents.every(({ is_required, scan }) => !is_required || scan)) return
  throw fieldRefusals([{ field: 'outcome', word: 'documents_missing' }], fieldWords(language))
}

export async function noteCheck(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const { id, kind, outcome, note = null } = input
  const application = await lockApplication(ctx, id)
  if (application.state !== 'in_review') throw new Refusal(codes.application_moved)
  const decision = checkFacts(input, { ...application, today: jakartaDate(now) })
  if (!decision.ok) throw fieldRefusals(decision.problems, fieldWords(language))
  if (kind === 'documents') await refuseUnseen(ctx, application, input)
  await refuseTaken(ctx, decision.facts)
  const checked_by = await staffName(db, staff.id)
  const check = { application_id: id, kind, outcome, note: note || null, checked_by, checked_at: now }
  await insertCheck(db, { ...check, ...decision.facts })
  const { licence_kind, licence_number } = decision.facts
  audit({
    thing: 'application',
    thing_id: id,
    before: null,
    after: { check: kind, outcome, licence_kind, licence_number },
  })
  return seenApplication(ctx, id)
}
