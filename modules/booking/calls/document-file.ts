import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { documentOf, isLinkGood, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import type { AfterSalePorts } from '../ports.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.documentFile

/** Not found, whether the link is old, bent, somebody else's, or of nothing. */
export async function documentFile(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const { id, document_id, expires, signature } = input
  const isGood = isLinkGood(ports, { document_id, user_id: user.id, expires, signature }, now)
  const booking = isGood && (await findMine(db, { tenant_id: tenant.id, user_id: user.id, id }))
  const document = booking && (await documentOf(db, { owner_kind: 'booking', owner_id: id, id: document_id }))
  const file = document && (await openDocument(ports, document))
  if (!file) throw new Refusal(codes.not_found)
  return file
}
