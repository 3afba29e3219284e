import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { findTenant } from '#modules/tenant/module.ts'
import type { shownPartners } from './contract.shown.ts'
import { listShown } from './store.shown.ts'

/** What a brand within somebody's scopes shows; any other brand does not exist. Locked where it is to change. */
export async function chosenAt(
  { db, staff }: Pick<StaffCtx, 'db' | 'staff'>,
  { id, lock }: { id: string; lock: boolean },
): Promise<Output<typeof shownPartners>> {
  const tenant = await findTenant(db, id, { scopes: scopesOf(staff), lock })
  if (!tenant) throw new Refusal(codes.not_found)
  return { tenant_id: id, partners: await listShown(db, id) }
}
