import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskFaqRowOf } from '../../desk/texts.ts'
import { findFaq } from '../../store.texts.ts'

type Call = typeof contract.seeDeskFaq

export async function seeDeskFaq({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const faq = await findFaq(db, { scopes, id })
  if (!faq) throw new Refusal(codes.not_found)
  const brandOf = await brandsOf({ db }, [faq])
  return { ...deskFaqRowOf(faq, { brandOf, scopes }), answer: faq.answer, version: faq.version }
}
