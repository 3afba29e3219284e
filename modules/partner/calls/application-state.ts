import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addressProved } from '#modules/identity/module.ts'
import { applicationOf } from '../application.ts'
import type * as contract from '../contract.ts'
import { findApplication, readApplication } from '../store.applications.ts'
import { transition } from '../transition.ts'

type Call = typeof contract.applicationState

/** The first use of the link proves the address, and the team is told once. */
export async function applicationState(
  { db: pool, tenant, now }: AnyoneCtx,
  input: Input<Call>,
): Promise<Output<Call>> {
  const token_hash = hashSecret(input.token)
  const verify = { event: 'verify', actor: 'applicant', to: { verified_at: now }, now } as const
  return pool.transaction(async (db) => {
    const named = { tenant_id: tenant.id, token_hash }
    if (input.act === 'prove' && (await transition(db, { tenant, token_hash }, verify)))
      await addressProved(db, (await readApplication(db, named)).email, now)
    const application = await findApplication(db, named)
    if (!application) throw new Refusal(codes.not_found)
    return applicationOf(db, application)
  })
}
