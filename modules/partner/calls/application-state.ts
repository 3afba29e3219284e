import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { applicationOf } from '../application.ts'
import type * as contract from '../contract.ts'
import { teamMail } from '../mails.ts'
import { applicationMachine } from '../rules/machine.ts'
import { appendHistory, findApplication, proveApplication } from '../store.applications.ts'

type Call = typeof contract.applicationState

/** Two uses at once prove it once: the state stands in the WHERE, and only the winner tells the team. */
export async function applicationState(ctx: AnyoneCtx, { token, act }: Input<Call>): Promise<Output<Call>> {
  const which = { tenant_id: ctx.tenant.id, token_hash: hashSecret(token) }
  return ctx.db.transaction(async (db) => {
    if (act === 'prove') await prove(ctx, db, which)
    const application = await findApplication(db, which)
    if (!application) throw new Refusal('F-REQ-4n4')
    return applicationOf(db, application)
  })
}

async function prove({ tenant, now }: AnyoneCtx, db: Db, which: { tenant_id: string; token_hash: string }) {
  const proved = await proveApplication(db, which, { edge: applicationMachine.on.verify, now })
  if (!proved) return
  await appendHistory(db, { application_id: proved.id, state: proved.state, actor: 'applicant', at: now })
  await tell(db, teamMail(tenant, proved), now)
}
