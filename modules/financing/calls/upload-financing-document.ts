import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type BookingPorts, takeUpload } from '#modules/booking/module.ts'
import { receiveDocument } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { documentView } from '../documents.ts'
import { applicationFor } from '../load.ts'
import { isOver } from '../rules/deadline.ts'
import { type ApplicationRow, lockApplication } from '../store.ts'
import { can } from '../transition.ts'

type Call = typeof contract.uploadFinancingDocument

export async function uploadFinancingDocument(
  ctx: MemberCtx<BookingPorts>,
  { id, financing_transaction_id, document_financing_id: kind }: Input<Call>,
): Promise<Output<Call>> {
  // Whose it is comes before what it is: a stranger's file is not even looked at.
  const application = await applicationFor(ctx, id)
  if (application.id !== financing_transaction_id || !application.documents.includes(kind))
    throw new Refusal(codes.not_found)
  const refuseClosed = (row: ApplicationRow | undefined): void => {
    if (!row || !can(row, 'submit') || isOver(row.expires_at, ctx.now)) throw new Refusal(codes.financing_closed)
  }
  refuseClosed(application)
  await takeUpload(ctx, 'document')
  const document = { owner_kind: 'financing', owner_id: application.id, person_id: application.id, kind } as const
  const allow = async (db: Db) => refuseClosed(await lockApplication(db, application.id))
  return documentView(ctx, { kind }, await receiveDocument(ctx, document, allow))
}
