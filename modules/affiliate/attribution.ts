import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { type AttributionSource, attributionEnd } from './rules/attribution.ts'
import { findAttribution, findConsultant, upsertAttribution } from './store.ts'

type Member = { tenant_id: string; user_id: string }
type Known = Member & { consultant_id: string; source: AttributionSource; now: Date }

/** Remembers who recommended us to a member; whoever does so later takes their place. */
export const attribute = (db: Db, { now, ...row }: Known): Promise<void> =>
  upsertAttribution(db, { ...row, attributed_at: now })

/** A consultant recommends something in a chat: it does not take a member from a colleague whose days are not over. */
export async function attributeInChat(db: Db, { consultant_id, now, ...member }: Omit<Known, 'source'>): Promise<void> {
  const last = await findAttribution(db, member)
  if (last && last.id !== consultant_id && !(await isOver(db, last.attributed_at, now))) return
  await attribute(db, { ...member, consultant_id, source: 'chat', now })
}

type Named = Member & { code: string | null | undefined; source: AttributionSource; now: Date }

/** The same by a code; nothing where it is nobody's. */
export async function attributeCode(db: Db, { code, ...known }: Named) {
  const consultant = code ? await findConsultant(db, known.tenant_id, code) : undefined
  if (consultant) await attribute(db, { ...known, consultant_id: consultant.id })
  return consultant
}

const isOver = async (db: Db, attributed_at: Date, now: Date): Promise<boolean> =>
  attributionEnd(attributed_at, await datedRulesOn(db, jakartaDate(now))) <= now

/** The columns of an order that say whose sale it is. */
export type Recommender = { affiliate_code: string; consultant_name: string }

/**
 * Whose sale an order is that is made now: by the code that came with it, which is then remembered, or else of whoever
 * recommended us to the member last, within their days. A code of nobody says nothing.
 */
export async function recommendedBy(db: Db, order: Omit<Named, 'source'>): Promise<Recommender | undefined> {
  const named = await attributeCode(db, { ...order, source: 'order' })
  const last = named ? undefined : await findAttribution(db, order)
  const consultant = last && (await isOver(db, last.attributed_at, order.now)) ? undefined : (named ?? last)
  return consultant && { affiliate_code: consultant.affiliate_code, consultant_name: consultant.full_name }
}

type Opened = Omit<Named, 'source'> & { opened_at: Date }

/** A link that was opened before its reader signed in counts from then on, if its days are not over; no clock but ours is believed. */
export async function attributeOpened(db: Db, { opened_at, now, ...link }: Opened): Promise<void> {
  if (await isOver(db, opened_at, now)) return
  await attributeCode(db, { ...link, source: 'link', now: opened_at < now ? opened_at : now })
}
