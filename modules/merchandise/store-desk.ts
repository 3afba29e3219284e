import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusal } from '#core/validation.ts'
import { findRegion } from '#modules/location/module.ts'
import { type DeskStore, findStoreAt, lockStoreAt, type StoreOrigin } from './store.store-desk.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff'>

export const isPlatform = ({ staff }: Pick<Ctx, 'staff'>): boolean =>
  scopesOf(staff).some(({ kind }) => kind === 'platform')

/** What only the platform does is not there for an admin of one brand. */
export function requirePlatform(ctx: Pick<Ctx, 'staff'>): void {
  if (!isPlatform(ctx)) throw new Refusal(codes.not_found)
}

/** A store of one's own; any other is not there. */
export async function storeAtDesk({ db, staff }: Ctx, id: string) {
  const store = await findStoreAt(db, { scopes: scopesOf(staff), id })
  if (!store) throw new Refusal(codes.not_found)
  return store
}

/** The same, locked until the call ends; any other is not there. */
export async function lockStore({ db, staff }: Ctx, id: string): Promise<DeskStore> {
  const store = await lockStoreAt(db, { scopes: scopesOf(staff), id })
  if (!store) throw new Refusal(codes.not_found)
  return store
}

type Typed = Omit<StoreOrigin, 'city_id'>

/** Where parcels leave from; the city is that of the subdistrict. */
export async function originOf(
  { db, language }: Pick<StaffCtx, 'db' | 'language'>,
  typed: Typed,
): Promise<StoreOrigin> {
  const region = await findRegion(db, typed.subdistrict_id)
  if (!region) throw fieldRefusal('subdistrict_id', 'choice', language)
  const { subdistrict_id, address, postcode } = typed
  return { city_id: region.city_id, subdistrict_id, address, postcode }
}
