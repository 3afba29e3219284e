import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { isLinkGood } from '../papers.ts'
import type { AfterSalePorts } from '../ports.ts'
import { findPaper } from '../store.papers.ts'

type Call = typeof contract.documentFile

/** Not found, whether the link is old, bent, somebody else's, or of nothing. */
export async function documentFile(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const link = { paper_id: input.document_id, user_id: user.id, expires: input.expires, signature: input.signature }
  if (!isLinkGood(ports, link, now)) throw new Refusal('F-REQ-4n4')
  const mine = { tenant_id: tenant.id, user_id: user.id, id: input.id, paper_id: input.document_id }
  const paper = await findPaper(db, mine)
  const stored = paper && (await ports.files.get(paper.file_key))
  if (!paper || !stored) throw new Refusal('F-REQ-4n4')
  const bytes = ports.papers.open(stored.bytes, paper.file_key)
  if (!bytes) throw new Error('a sealed paper does not open')
  return { bytes, type: paper.type, name: `${paper.kind}.${paper.type === 'application/pdf' ? 'pdf' : 'webp'}` }
}
