import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { demoIdPrefix } from './naming.ts'

const perProduct = 5
/** So many copies in one statement: enough to be fast, few enough that a list of changes stays small. */
const copiesAtOnce = 20

/**
 * A catalogue of that many departures for measuring, copied inside the database from what the demo offers.
 * A copy has its own name, slug, price, seats and days; only the flights still tell the day of the original.
 */
export async function seedScale(db: Db, wanted: number, now: Date): Promise<void> {
  const { originals, templates } = await stock(db)
  if (templates === 0) throw new Error('seed the demo catalogue first: copies are made of it')
  const copies = Math.ceil((wanted - originals) / (templates * perProduct))
  await db.transaction(async (tx) => {
    await tx.execute(chooseTemplates)
    for (let from = 1; from <= copies; from += copiesAtOnce) {
      const to = Math.min(copies, from + copiesAtOnce - 1)
      await tx.execute(copyProducts(from, to))
      await tx.execute(copyDepartures({ from, to, today: jakartaDate(now) }))
    }
  })
  await db.execute(sql`analyze products, departures`)
}

/** Hajj is left out: a copy can leave on any day. */
const isTemplate = sql`p.category <> 'haji' and p.state = 'on_sale' and p.id::text like ${`${demoIdPrefix}-%`}`

async function stock(db: Db): Promise<{ originals: number; templates: number }> {
  const { rows } = await db.execute<{ originals: number; templates: number }>(sql`
    select (select count(*)::int from departures d where d.id::text like ${`${demoIdPrefix}-%`}) as originals,
      (select count(*)::int from products p where ${isTemplate}) as templates`)
  return rows[0] ?? { originals: 0, templates: 0 }
}

/** One departure of each package is the pattern of all its copies. */
const chooseTemplates = sql`
  create temporary table scale_templates on commit drop as
  select distinct on (d.product_id) d.* from departures d
  join products p on p.id = d.product_id
  where ${isTemplate}
  order by d.product_id, d.departs_on`

/** A version 7 id by its shape, the same on every run. */
const copyId = (of: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${of}) placing '7' from 13) placing '8' from 17)::uuid`

const copiedColumns = sql.raw(
  `partner_id, category, kind, type_slug, summary, description, duration_days, hijri_year, departure_airport,
  picture_ids, includes, excludes, agenda, questions, facilities, documents, refund_terms, down_payment, can_finance,
  can_save, state, rating_sum, rating_count, created_at`,
)

const copyProducts = (from: number, to: number) => sql`
  insert into products (id, slug, name, view_count, ${copiedColumns})
  select ${copyId(sql`p.id::text || '/' || n`)}, p.slug || '-' || n,
    jsonb_build_object('id', p.name->>'id' || ' #' || n, 'en', p.name->>'en' || ' #' || n),
    hashtext(p.slug || n) & 8191, ${copiedColumns}
  from generate_series(${from}::int, ${to}::int) n
  cross join (select p.* from products p join scale_templates t on t.product_id = p.id) p
  on conflict do nothing`

/** Five days over the coming eighteen months, told apart by the number of the copy. */
const copyDepartures = ({ from, to, today }: { from: number; to: number; today: string }) => sql`
  insert into departures (id, product_id, departs_on, returns_on, cutoff_days, closes_at, quota, sold, held, airline_code, flights, stays,
    price_quad, price_triple, price_double, price_child, price_infant, certainties)
  select ${copyId(sql`d.product_id::text || '/' || n || '/' || k`)}, ${copyId(sql`d.product_id::text || '/' || n`)},
    day.departs_on, day.departs_on + (d.returns_on - d.departs_on), d.cutoff_days,
    d.closes_at + (day.departs_on - d.departs_on) * interval '1 day', d.quota,
    (hashtext(d.id::text || n || k) & 1023) * d.quota / 1024, 0, d.airline_code, d.flights, d.stays,
    d.price_quad + extra.more, d.price_triple + extra.more, d.price_double + extra.more, d.price_child + extra.more,
    d.price_infant, d.certainties
  from scale_templates d
  cross join generate_series(${from}::int, ${to}::int) n
  cross join generate_series(1, ${perProduct}::int) k
  cross join lateral (
    select ${today}::date + 3 + k * 100 - (hashtext(d.product_id::text || n || k) & 63) as departs_on) day
  cross join lateral (select (hashtext(d.product_id::text || n) & 31) * 100000 as more) extra
  on conflict do nothing`
