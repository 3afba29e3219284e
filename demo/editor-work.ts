import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { post_history, posts } from '#modules/content/tables.ts'
import { promos } from '#modules/promo/tables.ts'
import { staffId } from './bookings/booking-rows.ts'
import { keep } from './catalogue/keep.ts'
import { idOf, texts } from './catalogue/naming.ts'
import { commonTerms } from './catalogue/words/promos.ts'
import { postId, postRow } from './hasanah/rows.ts'
import { unpublished } from './hasanah/unpublished.ts'
import { demoTenants } from './tenants.ts'

type PostRow = typeof posts.$inferInsert
const [tenant] = demoTenants
const editor = () => staffId('editor@rihla.test')

function postRows(now: Date): PostRow[] {
  return unpublished.map((post) => {
    const row = { ...postRow(tenant, post, now), views: 0, changed_by: editor() }
    if (post.in_days === undefined) return { ...row, state: 'draft' }
    return { ...row, state: 'scheduled', published_at: addMs(now, post.in_days * dayMs) }
  })
}

/** How each came to stand so: begun, and one of them given a time. */
function historyRows(rows: readonly PostRow[]): (typeof post_history.$inferInsert)[] {
  const by = { actor: 'staff' as const, actor_id: editor() }
  return rows.flatMap(({ id, state, updated_at }) => [
    { post_id: id, at: updated_at, event: 'create' as const, state: 'draft' as const, ...by },
    ...(state === 'scheduled'
      ? [{ post_id: id, at: addMs(updated_at, hourMs), event: 'schedule' as const, state, ...by }]
      : []),
  ])
}

/** One that somebody paused to look into: its code works for nobody meanwhile. */
const pausedPromo = (now: Date): typeof promos.$inferInsert => ({
  id: idOf(`paused promo ${tenant.slug}`),
  tenant_id: tenant.id,
  slug: 'teman-seperjalanan',
  code: 'TEMANJALAN',
  category: 'umroh',
  title: { id: 'Ajak teman seperjalanan', en: 'Bring a friend along' },
  terms: texts(commonTerms),
  picture_id: 'family-silhouette-2-card',
  starts_at: addMs(now, -14 * dayMs),
  ends_at: addMs(now, 60 * dayMs),
  percent: 2,
  most_amount: 750_000,
  least_spend: 25_000_000,
  quota: 100,
  per_member: 1,
  paused_at: addMs(now, -dayMs),
  changed_by: editor(),
  is_for_all_products: true,
  is_banner: false,
  created_at: addMs(now, -14 * dayMs),
})

/** What editors have in hand: drafts, a post that waits for its day, a paused promo. What they did with it since stays theirs. */
export async function seedEditorWork(db: Db, now: Date): Promise<void> {
  const ids = unpublished.map(({ slug }) => postId(tenant, slug))
  const known = await db.select({ id: posts.id }).from(posts).where(inArray(posts.id, ids)).limit(ids.length)
  const missing = postRows(now).filter(({ id }) => !known.some((one) => one.id === id))
  await db.transaction(async (tx) => {
    await keep(tx, posts, missing)
    if (missing.length > 0) await tx.insert(post_history).values(historyRows(missing))
    await keep(tx, promos, [pausedPromo(now)])
  })
}
