import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { addMs } from '#core/time.ts'
import { type ProofPorts, proveMember } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { exportLifeMs, exportView } from '../export-view.ts'
import { findExport, insertExport } from '../store.ts'

type Call = typeof contract.requestDataExport

/** Everything about somebody in one file: a session that was left open is not enough for it. */
export async function requestDataExport(ctx: MemberCtx<ProofPorts>, input: Input<Call>): Promise<Output<Call>> {
  await proveMember(ctx, input.current_password)
  const { db, now, language, tenant, user } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  await insertExport(db, { ...whose, language, requested_at: now, expires_at: addMs(now, exportLifeMs) })
  return exportView(await findExport(db, whose, now))
}
