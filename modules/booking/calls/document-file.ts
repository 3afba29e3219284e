import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { isLinkGood } from '../documents/documents.ts'
import type { AfterSalePorts } from '../ports.ts'
import { findDocument } from '../store.documents.ts'

type Call = typeof contract.documentFile

/** Not found, whether the link is old, bent, somebody else's, or of nothing. */
export async function documentFile(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const link = { document_id: input.document_id, user_id: user.id, expires: input.expires, signature: input.signature }
  if (!isLinkGood(ports, link, now)) throw new Refusal(codes.not_found)
  const mine = { tenant_id: tenant.id, user_id: user.id, id: input.id, document_id: input.document_id }
  const travelDocument = await findDocument(db, mine)
  const stored = travelDocument && (await ports.files.get(travelDocument.file_key))
  if (!travelDocument || !stored) throw new Refusal(codes.not_found)
  const bytes = ports.documents.open(stored.bytes, travelDocument.file_key)
  if (!bytes) throw new Error('a sealed document does not open')
  return {
    bytes,
    type: travelDocument.type,
    name: `${travelDocument.kind}.${travelDocument.type === 'application/pdf' ? 'pdf' : 'webp'}`,
  }
}
