import type { Db, MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { openHere } from './open-here.ts'
import { type Group, travellersOf } from './rules/travellers.ts'
import { findMine, lockMine, type RequestRow, type TravellerRow } from './store.requests.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user'>
const whose = ({ tenant, user }: Ctx, id: string) => ({ tenant_id: tenant.id, user_id: user.id, id })

/** A request of the member's own. */
export async function requestOf(ctx: Ctx, id: string): Promise<RequestRow> {
  const request = await findMine(ctx.db, whose(ctx, id))
  if (!request) throw new Refusal(codes.not_found)
  return request
}

/** The same, locked. */
export async function lockOwn(ctx: Ctx, db: Db, id: string): Promise<RequestRow> {
  const request = await lockMine(db, whose(ctx, id))
  if (!request) throw new Refusal(codes.not_found)
  return request
}

/** A draft of the member's own, locked; what was sent already is refused. */
export async function lockDraft(ctx: Ctx, db: Db, id: string): Promise<RequestRow> {
  openHere(ctx)
  const request = await lockOwn(ctx, db, id)
  if (request.state !== 'cart') throw new Refusal(codes.private_request_sent)
  return request
}

type Places = Pick<TravellerRow, 'id' | 'request_id' | 'position' | 'age_group'>[]

/** A place for each who travels: adults, then children, then infants. */
export function placesOf(group: Group, request_id: string, now: Date): Places {
  const groups = [
    ...Array.from({ length: group.adults }, () => 'adult' as const),
    ...Array.from({ length: group.children }, () => 'child' as const),
    ...Array.from({ length: travellersOf(group) - group.adults - group.children }, () => 'infant' as const),
  ]
  return groups.map((age_group, i) => ({ id: newId(now), request_id, position: i + 1, age_group }))
}
