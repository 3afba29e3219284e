import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { findShared } from '../store.ts'

type Call = typeof contract.shareToken

export async function shareToken({ db, tenant, now }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const shared = await findShared(db, { tenant_id: tenant.id, token_hash: hashSecret(input.token), now })
  if (!shared) throw new Refusal(codes.not_found)
  const { full_name, whatsapp_number, picture_id, affiliate_code, product_slug } = shared
  const avatar_url = picture_id && `/pictures/${picture_id}/320.webp`
  return { consultant: { full_name, whatsapp_number, avatar_url }, affiliate_code, product_slug }
}
