import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { refuseStale } from '../../conflict.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import { type StoreOrigin, updateStore } from '../../store.store-desk.ts'
import { lockStore, originOf } from '../../store-desk.ts'

type Call = typeof contract.changeStoreOrigin

const originFacts = ({ subdistrict_id, address, postcode }: StoreOrigin) => ({ subdistrict_id, address, postcode })

export async function changeStoreOrigin(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const store = await lockStore(ctx, id)
  const origin = await originOf(ctx, typed)
  const [held, sent] = [originFacts(store), originFacts(origin)]
  await refuseStale(ctx, store, { version, held, typed: sent, code: codes.store_changed })
  const next = await updateStore(db, id, { ...origin, changed_by: staff.id })
  noteSupplyChanged()
  audit({ thing: 'store', thing_id: id, before: held, after: sent })
  return { id, version: next }
}
