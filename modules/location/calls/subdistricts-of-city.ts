import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { listSubdistricts } from '../store.ts'

/** No city is without subdistricts, so an empty list means there is no such city. */
export async function subdistrictsOfCity(ctx: AnyoneCtx, { id }: Input<typeof contract.subdistrictsOfCity>) {
  const subdistricts = await listSubdistricts(ctx.db, id)
  if (subdistricts.length === 0) throw new Refusal(codes.not_found)
  return subdistricts
}
