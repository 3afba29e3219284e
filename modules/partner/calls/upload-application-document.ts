import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { receiveDocument } from '#modules/documents/module.ts'
import { applicationOf } from '../application.ts'
import type * as contract from '../contract.ts'
import type { PartnerPorts } from '../ports.ts'
import { acceptsDocuments, documentsFor } from '../rules/documents.ts'
import { findApplication, lockApplicant } from '../store.applications.ts'
import { listChecks } from '../store.review.ts'

type Ctx = AnyoneCtx<PartnerPorts>
type Call = typeof contract.uploadApplicationDocument

// Every document a few times over; a link that got around does not fill the disk.
const perApplication = { points: 30, seconds: 3600 }

export async function uploadApplicationDocument(ctx: Ctx, { token, kind }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant } = ctx
  const which = { tenant_id: tenant.id, token_hash: hashSecret(token) }
  const allow = async (tx: Db) => {
    const row = await lockApplicant(tx, which)
    if (!row || row.state === 'unverified') throw new Refusal(codes.not_found)
    const checks = await listChecks(tx, row.id)
    if (!acceptsDocuments({ state: row.state, checks })) throw new Refusal(codes.application_documents_closed)
  }
  // Whose it is comes before what it is: a stranger's file is not even looked at.
  const application = await findApplication(db, which)
  if (!application || !documentsFor(application.kind).some((one) => one.kind === kind))
    throw new Refusal(codes.not_found)
  const { id } = application
  await takeUpload(ctx, id)
  await db.transaction(allow)
  await receiveDocument(ctx, { owner_kind: 'application', owner_id: id, person_id: id, kind }, allow)
  return applicationOf(db, application)
}

async function takeUpload({ ports }: Ctx, id: string): Promise<void> {
  const taken = await ports.limits.take(`application document ${id}`, perApplication)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}
