import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { lockFinanced } from '#modules/booking/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { applyForFinancing } from './contract.ts'
import { scansOf } from './documents.ts'
import { decideBy, isOver } from './rules/deadline.ts'
import { areComplete } from './rules/wanted-documents.ts'
import { consentForm } from './shapes.ts'
import { type ApplicationRow, lockApplication } from './store.ts'
import { can, transition } from './transition.ts'
import { words } from './words.ts'

type Given = Input<typeof applyForFinancing>

/** Sends an application to its bank: with all three consents and all documents, and nothing missing. */
export async function submit(ctx: MemberCtx, given: Given, made: ApplicationRow | undefined): Promise<ApplicationRow> {
  if (!made) throw new Refusal(codes.not_found)
  const { now, user } = ctx
  const refused = consentForm.keyof().options.filter((name) => given[name] !== true)
  if (refused.length > 0) {
    const text = words(ctx.language).consentNeeded
    throw new Refusal(codes.input_invalid, { errors: Object.fromEntries(refused.map((name) => [name, [text]])) })
  }
  return inTransaction(ctx.db, async (db) => {
    await lockFinanced(db, made.booking_id)
    const application = await lockApplication(db, made.id)
    // Sent again, as after an answer that was lost: it lies at the bank already.
    if (application?.state === 'verification') return application
    if (!application || !can(application, 'submit') || isOver(application.expires_at, now))
      throw new Refusal(codes.financing_closed)
    if (!areComplete(application.documents, await scansOf({ db }, application)))
      throw new Refusal(codes.financing_documents_missing)
    const decide_by = decideBy(application.decide_by, now, await datedRulesOn(db, jakartaDate(now)))
    const to = { submitted_at: application.submitted_at ?? now, decide_by, expires_at: decide_by }
    const why = { event: 'submit', actor: 'member', actor_id: user.id, reason: 'sent to the bank' } as const
    return transition(db, application, { ...why, to, now })
  })
}
