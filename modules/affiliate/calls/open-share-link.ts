import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { attribute } from '../attribution.ts'
import type * as contract from '../contract.ts'
import { countOpened, findShared } from '../store.ts'

type Call = typeof contract.openShareLink

export async function openShareLink({ db, tenant, user, now }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const token_hash = hashSecret(input.token)
  const shared = await findShared(db, { tenant_id: tenant.id, token_hash, now })
  if (!shared) throw new Refusal(codes.not_found)
  const { id: consultant_id, affiliate_code, product_slug } = shared
  await inTransaction(db, async (tx) => {
    await countOpened(tx, token_hash)
    if (user) await attribute(tx, { tenant_id: tenant.id, user_id: user.id, consultant_id, source: 'link', now })
  })
  return { affiliate_code, product_slug }
}
