import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import type { PricedKind } from '../../rules/supply.ts'
import { deleteClosure, removeThing } from '../../store.supply-desk.ts'
import { lockOffered, nameOf } from '../../supply-desk.ts'

type Call = typeof contract.removePrivateSupply

const things: Readonly<Record<PricedKind, string>> = {
  routes: 'private_route',
  hotels: 'private_hotel',
  vehicles: 'private_vehicle',
  extras: 'private_extra',
}

export async function removePrivateSupply(ctx: StaffCtx, { kind, id }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit } = ctx
  if (kind === 'closures') {
    const closure = await deleteClosure(db, dayOf(id))
    if (!closure) throw new Refusal(codes.not_found)
    audit({ thing: 'umrah_closure', thing_id: id, before: closure, after: null })
    return { id }
  }
  if (isDay(id)) throw new Refusal(codes.not_found)
  await lockOffered(ctx, kind, id)
  const name = await nameOf(ctx, kind, id)
  await removeThing(db, kind, id, now)
  audit({ thing: things[kind], thing_id: id, before: { name }, after: null })
  return { id }
}

const isDay = (id: string): boolean => /^\d{4}-\d\d-\d\d$/.test(id)

/** A closure has no other id than its first day. */
function dayOf(id: string): string {
  if (!isDay(id)) throw new Refusal(codes.not_found)
  return id
}
