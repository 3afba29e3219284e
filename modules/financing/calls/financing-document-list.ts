import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { documentViews, scansOf } from '../documents.ts'
import { applicationFor } from '../load.ts'
import { isOver } from '../rules/deadline.ts'
import { areComplete } from '../rules/wanted-documents.ts'
import { can } from '../transition.ts'

type Call = typeof contract.financingDocumentList

export async function financingDocumentList(ctx: MemberCtx<DocumentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const application = await applicationFor(ctx, id)
  const scans = await scansOf(ctx, application)
  return {
    financing_transaction_id: application.id,
    can_upload: can(application, 'submit') && !isOver(application.expires_at, ctx.now),
    is_complete: areComplete(application.documents, scans),
    expires_at: application.expires_at?.toISOString() ?? null,
    documents: documentViews(ctx, application, scans),
  }
}
