import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { inTransaction } from '#database/transaction.ts'
import { consultantsOfStaff } from '#modules/affiliate/module.ts'
import { memberNames, searchMembers } from '#modules/identity/module.ts'
import type { ChatDeskPorts } from './ports.ts'
import { findInScope, type Looking, lockInScope } from './store.desk.ts'
import type { RoomRow, SeenRoom } from './store.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff'>
export type Me = { id: string; tenant_id: string; name: string; affiliate_code: string }

/** Whom somebody answers as: nobody, where their account is no consultant's. */
export async function meAt({ db, staff }: Ctx): Promise<Me | undefined> {
  const [me] = await consultantsOfStaff(db, staff.id, scopesOf(staff))
  return me
}

export async function mustBeConsultant(ctx: Ctx): Promise<Me> {
  const me = await meAt(ctx)
  if (!me) throw new Refusal(codes.not_found)
  return me
}

/** Who looks at conversations: of their own brand, while they are a consultant of one; a role alone shows nothing. */
export async function lookingAt(ctx: Ctx): Promise<Looking & { self: Me | undefined }> {
  const self = await meAt(ctx)
  const scopes = self ? [{ kind: 'tenant', id: self.tenant_id } as const] : []
  return { scopes, me: self?.id, self }
}

/** A conversation that somebody may look at; another brand's does not exist. */
export async function mustSee(ctx: Ctx, id: string): Promise<SeenRoom & { self: Me | undefined }> {
  const { scopes, self } = await lookingAt(ctx)
  const seen = await findInScope(ctx.db, scopes, id)
  if (!seen) throw new Refusal(codes.not_found)
  return { ...seen, self }
}

/** One that they answer in themselves. */
export async function mustAnswerAt(ctx: Ctx, id: string) {
  const { room, self } = await mustSee(ctx, id)
  if (!self) throw new Refusal(codes.not_found)
  if (room.consultant_id !== self.id) throw new Refusal(codes.chat_not_yours)
  return { room, self }
}

/** Does something to a conversation of one's brand while nobody else can. */
export async function withLocked<T>(ctx: Ctx, id: string, work: (room: RoomRow, me: Me, db: Ctx['db']) => Promise<T>) {
  const { scopes, self } = await lookingAt(ctx)
  if (!self) throw new Refusal(codes.not_found)
  return inTransaction(ctx.db, async (tx) => {
    const room = await lockInScope(tx, scopes, id)
    if (!room) throw new Refusal(codes.not_found)
    return work(room, self, tx)
  })
}

/** One that is running, and in which they answer. */
export function mustRunAndBeMine(room: RoomRow, me: Me): void {
  if (room.state === 'closed') throw new Refusal(codes.chat_closed)
  if (room.consultant_id !== me.id) throw new Refusal(codes.chat_not_yours)
}

/** What of a conversation the audit says; what was said in it is not among it. */
export const factsOf = ({ state, consultant_id }: Pick<RoomRow, 'state' | 'consultant_id'>) => ({
  state,
  consultant_id,
})

const mostMatches = 500

/** Members of that name whose conversations somebody may look at; everybody's, where nothing is searched for. */
export async function searchedIn({ db }: Ctx, { scopes }: Pick<Looking, 'scopes'>, text: string) {
  if (text === '') return undefined
  return (await searchMembers(db, scopes, { kind: 'name', text, limit: mostMatches })).map(({ id }) => id)
}

/** Names of members of several brands, by id. */
export async function namesOfMembers({ db }: Ctx, rows: readonly { tenant_id: string; user_id: string }[]) {
  const byTenant = [...Map.groupBy(rows, ({ tenant_id }) => tenant_id)]
  const idsOf = (some: readonly { user_id: string }[]) => some.map(({ user_id }) => user_id)
  const matches = await Promise.all(byTenant.map(([tenant_id, some]) => memberNames(db, tenant_id, idsOf(some))))
  return new Map(matches.flatMap((names) => [...names]))
}

/** A brand as its site knows it. */
export function siteOf({ ports }: Pick<StaffCtx<ChatDeskPorts>, 'ports'>, tenant_id: string): Tenant {
  const site = ports.sites.all().find(({ id }) => id === tenant_id)
  if (!site) throw new Error('a consultant’s brand is not known')
  return site
}
