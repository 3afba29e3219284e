import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { ownOf } from '../../desk.ts'
import { linkState } from '../../rules/link.ts'
import { lockOwnLink, updateLinkEnded } from '../../store.desk.ts'

type Call = typeof contract.endShareLink

export async function endShareLink({ db, staff, now, audit }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const link = await lockOwnLink(db, ownOf(staff), id)
  if (!link) throw new Refusal(codes.not_found)
  const state = linkState(link, now)
  await updateLinkEnded(db, id, now)
  audit({ thing: 'share_link', thing_id: id, before: { state }, after: { state: 'ended' } })
  return { id }
}
