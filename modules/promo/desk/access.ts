import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { packageSlugs } from '#modules/catalogue/module.ts'
import { deskState } from '../rules/desk.ts'
import { findDeskPromo, lockDeskPromo, promoPackages } from '../store.desk.ts'

export async function promoInScope({ db, staff }: StaffCtx, id: string) {
  const promo = await findDeskPromo(db, scopesOf(staff), id)
  if (!promo) throw new Refusal(codes.not_found)
  return promo
}

/** A promo to change, locked; one that is over stays what it was. */
export async function openPromo({ db, staff, now }: StaffCtx, id: string) {
  const promo = await lockDeskPromo(db, scopesOf(staff), id)
  if (!promo) throw new Refusal(codes.not_found)
  if (deskState(promo, now) === 'over') throw new Refusal(codes.promo_over)
  return promo
}

export async function packagesOf(db: Db, promo_id: string): Promise<string[]> {
  const result = await packageSlugs(db, { ids: await promoPackages(db, promo_id) })
  return result.map(({ slug }) => slug)
}
