import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { staffName } from '#modules/staff/module.ts'
import type * as contract from '../../contract.licences.ts'
import { emitLicenceChanged } from '../../events.ts'
import { licenceFacts, licenceInScope, seenLicence } from '../../licence-desk.ts'
import { licenceLost } from '../../licence-lost.ts'
import { appendLicenceHistory, updateLicence } from '../../store.licence-desk.ts'

type Call = typeof contract.suspendLicence

export async function suspendLicence(ctx: StaffCtx, { id, reason, confirm_name }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const before = await licenceInScope(ctx, id)
  confirmName({ confirm_name, name: before.number, language })
  if (before.suspended_on !== null) throw new Refusal(codes.licence_moved)
  const change = { suspended_on: jakartaDate(now), suspension_reason: reason }
  await updateLicence(db, id, change)
  const by_name = await staffName(db, staff.id)
  await appendLicenceHistory(db, { licence_id: id, event: 'suspended', by_name, reason, at: now })
  await emitLicenceChanged(db, { partner_id: before.partner_id, now })
  const after = { ...before, ...change }
  audit({ thing: 'licence', thing_id: id, before: licenceFacts(before), after: licenceFacts(after), reason })
  await licenceLost(db, { licence: after, why: 'suspended', now })
  return seenLicence(ctx, id)
}
