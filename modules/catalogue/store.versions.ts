import { and, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { isHiddenAt, partnerVersion } from '#modules/partner/module.ts'
import { departures, product_addons, products, reviews } from './tables.ts'

export type Which = { slugs: string[] } | { ids: string[] }
export type Version = { id: string; version: string }

// `xmin` is the transaction that wrote a row: it is another after each change, whoever makes it, in whichever process.
/** Of one date, its seats included. */
export const departureVersion = sql<string>`${departures}.xmin::text`

// Of the package itself the content counts: each view of it writes its row anew.
const { view_count: _, ...shown } = getTableColumns(products)
const content = sql.raw(
  Object.values(shown)
    .map(({ name }) => `products.${name}`)
    .join(', '),
)

/** What the site may show: a package on sale, or one that says it is gone. */
export const isPublic = inArray(products.state, ['on_sale', 'gone'])

/** Of one package with its add-ons. */
export const productVersion = sql<string>`md5(concat_ws(' ', row(${content})::text, (
  select string_agg(a.id || ' ' || a.xmin, ' ' order by a.id) from ${product_addons} a where a.product_id = ${products}.id)))`

/**
 * How these packages stand now: their versions, those of their partners and of the dates that can still be booked, earliest
 * first, and what depends on the time and the tenant. What is not published is nobody's to see, nor are those of a partner the tenant hides.
 */
export function listVersions(db: Db, which: Which, { now, tenant }: { now: Date; tenant: { id: string } }) {
  const names = 'slugs' in which ? which.slugs : which.ids
  const isNamed =
    'slugs' in which
      ? sql`${products.slug} = any(${sql.param(names)}::text[])`
      : sql`${products.id} = any(${sql.param(names)}::uuid[])`
  const dates = sql<Version[]>`(
    select coalesce(json_agg(json_build_object('id', d.id, 'version', d.version) order by d.departs_on, d.id), '[]')
    from (select id, departs_on, ${departureVersion} as version from ${departures}
      where product_id = ${products}.id and closes_at > ${now} order by departs_on, id limit 200) d)`
  const last_closed_on = sql<string | null>`(
    select max(d.departs_on)::text from ${departures} d
    where d.product_id = ${products}.id and d.closes_at <= ${now} and d.published_at is not null)`
  // Reviews are shown where they were written, and so are their stars.
  const rated = sql<{ sum: number; count: number }>`(
    select json_build_object('sum', coalesce(sum(r.rating), 0), 'count', count(*)) from ${reviews} r
    where r.product_id = ${products}.id and r.tenant_id = ${tenant.id})`
  const { id, slug, partner_id, category, kind, state } = products
  const partner_version = partnerVersion(sql`${products}.partner_id`)
  const versions = { version: productVersion, partner_version, dates }
  return db
    .select({ id, slug, partner_id, category, kind, state, ...versions, last_closed_on, rated })
    .from(products)
    .where(and(isNamed, isPublic, not(isHiddenAt(products.partner_id, tenant.id))))
    .limit(names.length)
}
