import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { guideOf } from '../../guide-view.ts'
import { findGuide } from '../../store.guides.ts'

type Call = typeof contract.seeGuide

export async function seeGuide({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const guide = await findGuide(db, scopesOf(staff), id)
  if (!guide) throw new Refusal(codes.not_found)
  const { summary, body, digest } = guide
  return { ...guideOf(guide), summary, body, digest }
}
