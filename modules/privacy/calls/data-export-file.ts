import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { fileKeyOf } from '../export-view.ts'
import type { PrivacyPorts } from '../ports.ts'
import { findExport } from '../store.ts'

type Answer = Output<typeof contract.dataExportFile>

export async function dataExportFile(ctx: MemberCtx<PrivacyPorts>): Promise<Answer> {
  const { db, now, ports, tenant, user } = ctx
  const row = await findExport(db, { tenant_id: tenant.id, user_id: user.id }, now)
  const key = fileKeyOf(user.id)
  const stored = row?.ready_at ? await ports.files.get(key) : undefined
  const bytes = stored && ports.documents.open(stored.bytes, key)
  if (!bytes || !row?.ready_at) throw new Refusal(codes.not_found)
  return { bytes, type: 'application/zip', name: `data-${jakartaDate(row.ready_at)}.zip` }
}
