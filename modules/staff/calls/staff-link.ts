import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.console.ts'
import { findLink } from '../store.sign-in.ts'

type Call = typeof contract.staffLink

/** Looked up before a form is shown: nobody should think up a password for a link that is used or too old. */
export async function staffLink({ db, now }: AnyoneCtx, { token }: Input<Call>): Promise<Output<Call>> {
  const link = await findLink(db, hashSecret(token), now)
  if (!link) throw new Refusal(codes.staff_link_invalid)
  return link
}
