import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { reviewDocument as review } from '#modules/documents/module.ts'
import type * as contract from '../../contract.console.ts'
import { emitDocumentRejected } from '../../events.ts'
import { bookingInScope } from '../../order/staff-access.ts'
import { acceptsDocuments, isDocumentKind } from '../../rules/documents.ts'
import { documentEvents } from '../../rules/timeline.ts'
import { insertHistory, listParticipants } from '../../store.ts'

type Call = typeof contract.reviewDocument

export async function reviewDocument(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { id, document_id, verdict } = input
  const booking = await bookingInScope(ctx, id)
  // Once no other can be uploaded, nothing comes of a verdict.
  if (!acceptsDocuments(booking.state)) throw new Refusal(codes.order_closed)
  const reason = verdict === 'ask_again' ? (input.reason ?? null) : null
  const which = { owner_kind: 'booking', owner_id: id, id: document_id } as const
  const reviewed = await review(db, { ...which, verdict, staff_id: staff.id, reason }, now)
  const person = (await listParticipants(db, [id])).find((one) => one.id === reviewed?.after.person_id)
  if (!reviewed || !person) throw new Refusal(codes.not_found)
  const { before, after } = reviewed
  const { kind, state } = after
  if (!isDocumentKind(kind)) throw new Error(`a booking has a document of kind ${kind}`)
  const facts = { before: { state: before.state }, after: { state } }
  ctx.audit({ thing: 'document', thing_id: document_id, ...facts, reason: input.reason })
  const step = { booking_id: id, event: documentEvents[verdict], state: booking.state, actor: 'staff' } as const
  await insertHistory(db, { ...step, actor_id: staff.id, reason: reason ?? '' }, now)
  // Told once a scan: another reason for the same one is read on the order's page.
  if (reason !== null && before.state !== 'rejected') {
    const document = { id: document_id, kind }
    await emitDocumentRejected(db, { booking, document, traveller: person.name ?? '', reason, now })
  }
  return { document_id, type: kind, status: state, reason, reviewed_at: now.toISOString() }
}
