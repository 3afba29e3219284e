import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { endedAmong } from '#modules/affiliate/module.ts'
import { findOfBrand, type SeenRoom } from './store.ts'

type Ctx = { db: Db; tenant: { id: string }; consultant: { id: string } }

/**
 * A conversation of a consultant's brand, whoever answers in it; another brand's does not exist. A socket may be older than
 * the end of its consultant, so that is asked each time.
 */
export async function mustBeOfBrand({ db, tenant, consultant }: Ctx, id: string): Promise<SeenRoom> {
  const ended = await endedAmong(db, [consultant.id])
  const seen = ended.length > 0 ? undefined : await findOfBrand(db, { id, tenant_id: tenant.id })
  if (!seen) throw new Refusal(codes.not_found)
  return seen
}

/** One that the consultant answers in. */
export async function mustAnswer(ctx: Ctx, id: string): Promise<SeenRoom> {
  const seen = await mustBeOfBrand(ctx, id)
  if (seen.room.consultant_id !== ctx.consultant.id) throw new Refusal(codes.chat_not_yours)
  return seen
}
