import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type DocumentPorts, documentOf, isLinkGood, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { whose } from '../load.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.financingDocumentFile

/** Not found, whether the link is old, bent, somebody else's, or of nothing. */
export async function financingDocumentFile(
  ctx: MemberCtx<DocumentPorts>,
  { id, document_id, expires, signature }: Input<Call>,
): Promise<Output<Call>> {
  const { db, ports, user, now } = ctx
  const isGood = isLinkGood(ports, { document_id, user_id: user.id, expires, signature }, now)
  const mine = isGood && (await findMine(db, { ...whose(ctx), id }))
  const document = mine && (await documentOf(db, { owner_kind: 'financing', owner_id: id, id: document_id }))
  const file = document && (await openDocument(ports, document))
  if (!file) throw new Refusal(codes.not_found)
  return file
}
