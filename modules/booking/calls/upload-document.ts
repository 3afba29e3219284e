import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { receiveDocument } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { documentView } from '../documents/documents.ts'
import { takeUpload } from '../documents/upload-limits.ts'
import type { BookingPorts } from '../ports.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { lockTraveller } from '../store.documents.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.uploadDocument

export async function uploadDocument(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, participant_id, type: kind } = input
  const mine = { tenant_id: ctx.tenant.id, user_id: ctx.user.id, id }
  // Whose it is comes before what it is: a stranger's file is not even looked at.
  const booking = await findMine(ctx.db, mine)
  if (!booking) throw new Refusal(codes.not_found)
  if (!acceptsDocuments(booking.state)) throw new Refusal(codes.order_closed)
  await takeUpload(ctx, 'document')
  const document = { owner_kind: 'booking', owner_id: id, person_id: participant_id, kind } as const
  const allow = async (db: Db) => {
    const traveller = await lockTraveller(db, { ...mine, participant_id })
    if (!traveller) throw new Refusal(codes.not_found)
    if (!acceptsDocuments(traveller.state)) throw new Refusal(codes.order_closed)
  }
  const row = await receiveDocument(ctx, document, allow)
  return documentView(ctx, { ...row, kind })
}
