import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { addMs } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { exportLifeMs, exportView } from '../export-view.ts'
import { findExport, insertExport } from '../store.ts'

export async function requestDataExport(ctx: MemberCtx): Promise<Output<typeof contract.requestDataExport>> {
  const { db, now, language, tenant, user } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  await insertExport(db, { ...whose, language, requested_at: now, expires_at: addMs(now, exportLifeMs) })
  return exportView(await findExport(db, whose, now))
}
