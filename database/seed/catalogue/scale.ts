import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { demoIdPrefix } from './naming.ts'

const perProduct = 5
/** Packages are copied so many at a time: a transaction of a million rows would need room for all of them twice. */
const copiesAtOnce = 20

/**
 * A catalogue of that many departures for measuring, copied inside the database from what the demo offers.
 * A copy has its own name, slug, price, seats and days; asking again for as many adds nothing.
 */
export async function seedScale(db: Db, wanted: number, now: Date): Promise<void> {
  const { count, templates } = await stock(db)
  if (templates === 0) throw new Error('seed the demo catalogue first: copies are made of it')
  const copies = Math.ceil((wanted - count) / (templates * perProduct))
  for (let from = 1; from <= copies; from += copiesAtOnce) {
    const to = Math.min(copies, from + copiesAtOnce - 1)
    await db.transaction(async (tx) => {
      await tx.execute(copyProducts(from, to))
      await tx.execute(copyDepartures(from, to, jakartaDate(now)))
    })
  }
  await db.execute(sql`analyze products, departures`)
}

/** Hajj and past packages are left out: a copy can leave on any day. */
const templateRows = sql`products p where p.kind <> 'hajj' and p.state = 'on_sale' and p.id::text like ${`${demoIdPrefix}-%`}`

async function stock(db: Db): Promise<{ count: number; templates: number }> {
  const { rows } = await db.execute<{ count: number; templates: number }>(sql`
    select (select count(*)::int from departures) as count, (select count(*)::int from ${templateRows}) as templates`)
  return rows[0] ?? { count: 0, templates: 0 }
}

const copyId = sql`md5(p.id::text || '/' || n)::uuid`

const copyProducts = (from: number, to: number) => sql`
  insert into products
  select ${copyId}, p.slug || '-' || n, p.partner_id, p.category, p.kind, p.type_slug,
    jsonb_build_object('id', p.name->>'id' || ' #' || n, 'en', p.name->>'en' || ' #' || n),
    p.summary, p.description, p.duration_days, p.hijri_year, p.departure_airport, p.picture_ids, p.includes, p.excludes,
    p.agenda, p.questions, p.facilities, p.documents, p.refund_terms, p.down_payment, p.can_finance, p.can_save,
    false, p.state, (hashtext(p.slug || n) & 8191), p.rating_sum, p.rating_count, p.created_at
  from generate_series(${from}::int, ${to}::int) n, ${templateRows}
  on conflict do nothing`

/** Five days over the coming eighteen months, by the copy’s number; the first departure of the original is the pattern. */
const copyDepartures = (from: number, to: number, today: string) => sql`
  insert into departures
  select md5(d.product_id::text || '/' || n || '/' || k)::uuid, md5(d.product_id::text || '/' || n)::uuid,
    day.departs_on, day.departs_on + (d.returns_on - d.departs_on), d.quota,
    (hashtext(d.id::text || n || k) & 1023) * d.quota / 1024, 0, d.airline_code, d.flights, d.stays,
    d.price_quad + extra.more, d.price_triple + extra.more, d.price_double + extra.more,
    d.price_child + extra.more, d.price_infant, d.certainties
  from (
    select distinct on (d.product_id) d.* from departures d
    join products p on p.id = d.product_id
    where p.kind <> 'hajj' and p.state = 'on_sale' and p.id::text like ${`${demoIdPrefix}-%`}
    order by d.product_id, d.departs_on
  ) d
  cross join generate_series(${from}::int, ${to}::int) n
  cross join generate_series(1, ${perProduct}::int) k
  cross join lateral (
    select ${today}::date + 3 + k * 100 - (hashtext(d.product_id::text || n || k) & 63) as departs_on) day
  cross join lateral (select (hashtext(d.product_id::text || n) & 31) * 100000 as more) extra
  on conflict do nothing`
