import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import type * as contract from '../contract.ts'
import { replaceDevice } from '../store.sign-in.ts'

type Call = typeof contract.registerDevice

/** A key of its own for an app. It is shown this once; only its hash is kept. */
export async function registerDevice({ db, now, tenant }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const secret_key = newSecret()
  const row = { ...input, id: newId(now), tenant_id: tenant.id, secret_hash: hashSecret(secret_key), created_at: now }
  await db.transaction((tx) => replaceDevice(tx, row))
  return { secret_key }
}
