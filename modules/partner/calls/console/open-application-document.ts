import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { documentOf, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { findForDesk } from '../../store.review.ts'

type Call = typeof contract.openApplicationDocument

export async function openApplicationDocument(
  ctx: StaffCtx<PartnerDeskPorts>,
  { id, document_id }: Input<Call>,
): Promise<Output<Call>> {
  const { db, ports, staff, audit } = ctx
  const application = await findForDesk(db, id, scopesOf(staff))
  const scan = application && (await documentOf(db, { owner_kind: 'application', owner_id: id, id: document_id }))
  const file = scan && (await openDocument(ports, scan))
  if (!file) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { application_id: id, kind: scan.kind }
  audit({ thing: 'document', thing_id: document_id, before: facts, after: facts })
  return { ...file, is_shown: true }
}
