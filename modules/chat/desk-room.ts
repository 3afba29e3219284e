import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findOfBrand, type SeenRoom } from './store.ts'

type Ctx = { db: Db; tenant: { id: string } }

/** A conversation of a consultant's brand, whoever answers in it; another brand's does not exist. */
export async function mustBeOfBrand({ db, tenant }: Ctx, id: string): Promise<SeenRoom> {
  const seen = await findOfBrand(db, { id, tenant_id: tenant.id })
  if (!seen) throw new Refusal(codes.not_found)
  return seen
}

/** One that the consultant answers in. */
export async function mustAnswer(ctx: Ctx & { consultant: { id: string } }, id: string): Promise<SeenRoom> {
  const seen = await mustBeOfBrand(ctx, id)
  if (seen.room.consultant_id !== ctx.consultant.id) throw new Refusal(codes.chat_not_yours)
  return seen
}
