import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type DocumentPorts, documentOf, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../../contract.console.ts'
import { applicationAtDesk, isReadable } from '../../desk/file.ts'

type Call = typeof contract.openFinancingDocument

export async function openFinancingDocument(
  ctx: StaffCtx<Pick<DocumentPorts, 'files' | 'documents'>>,
  { id, document_id }: Input<Call>,
): Promise<Output<Call>> {
  const application = await applicationAtDesk(ctx, id)
  if (!isReadable(application)) throw new Refusal(codes.not_found)
  const scan = await documentOf(ctx.db, { owner_kind: 'financing', owner_id: application.id, id: document_id })
  const file = scan && (await openDocument(ctx.ports, scan))
  if (!file) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { financing_id: id, kind: scan.kind }
  ctx.audit({ thing: 'document', thing_id: document_id, before: facts, after: facts })
  return { ...file, is_shown: true }
}
