import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import type * as contract from '../contract.ts'
import { saveDevice } from '../store.sign-in.ts'

type Call = typeof contract.registerDevice

/** A key of its own for an app. It is shown this once; only its hash is kept. The app's former key ends where it is sent along. */
export async function registerDevice(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, tenant } = ctx
  const secret_key = newSecret()
  const former = ctx.headers['access-token']
  const row = { ...input, id: newId(now), tenant_id: tenant.id, secret_hash: hashSecret(secret_key), created_at: now }
  await db.transaction((tx) => saveDevice(tx, row, former === undefined ? undefined : hashSecret(former)))
  return { secret_key }
}
