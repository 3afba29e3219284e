import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { exportView } from '../export-view.ts'
import { findExport } from '../store.ts'

export async function seeDataExport(ctx: MemberCtx): Promise<Output<typeof contract.seeDataExport>> {
  const { db, now, tenant, user } = ctx
  return exportView(await findExport(db, { tenant_id: tenant.id, user_id: user.id }, now))
}
