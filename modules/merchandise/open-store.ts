import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findStore } from './store.stores.ts'

/** A store of the shop; one that nobody has, or that is suspended, is not found. */
export async function openStore({ db }: Pick<AnyoneCtx, 'db'>, slug: string) {
  const row = await findStore(db, slug)
  if (!row) throw new Refusal(codes.not_found)
  return row
}
