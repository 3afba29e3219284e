import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { demoTenants } from '#demo/tenants.ts'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'

const names = sql`(array['Siti', 'Ahmad', 'Dewi', 'Budi', 'Ratna', 'Hasan', 'Nur', 'Yusuf', 'Aisyah', 'Umar'])`
const families = sql`(array['Rahmawati', 'Hidayat', 'Lestari', 'Santoso', 'Anggraini', 'Maulana', 'Fadilah'])`

/**
 * So many bookings, half an hour apart (no order is older than the dated rules), spread over departures to come,
 * each with one traveller. Numbers are equally long: a whole one is a part of no other.
 */
export async function fillBookings(db: Db, rows: number): Promise<void> {
  await db.execute(sql`
    with user_of as (select id from ${users} limit 1),
      place as (
        select d.id as departure_id, d.product_id, p.partner_id, d.departs_on, d.returns_on, p.category, p.name,
          row_number() over (order by d.id) - 1 as k, count(*) over () as places
        from (select * from ${departures} where departs_on > current_date order by id limit 500) d join ${products} p on p.id = d.product_id),
      made as (
        insert into ${bookings} (id, code, tenant_id, user_id, product_id, partner_id, departure_id, state, departs_on,
          returns_on, category, product_name, rooms, children, infants, seats, prices, subtotal, total, down_payment,
          language, name, email, phone_number, voucher_token, checked_out_at, started_at, created_at)
        select gen_random_uuid(), 'BENCH-' || numbered, ${demoTenants[0].id}::uuid, user_of.id, product_id, partner_id,
          departure_id, 'in_progress', departs_on, returns_on, category, place.name, '[{"type": "quad", "adults": 1}]',
          0, 0, 1, '{}', 30000000, 30000000, 10000000, 'id', ${names}[1 + n % 10] || ' ' || ${families}[1 + n % 7] || ' ' || numbered,
          'bench' || n || '@rihla.test', '+6281' || lpad(n::text, 9, '0'), 'bench-' || n,
          now() - n * interval '30 minutes', now() - n * interval '30 minutes', now() - n * interval '30 minutes'
        from (select n, lpad(n::text, 6, '0') as numbered from generate_series(1, ${rows}::int) n) one join place on place.k = n % place.places, user_of
        returning id, name)
    insert into ${booking_participants} (id, booking_id, position, age_group, room_type, name)
    select gen_random_uuid(), id, 1, 'adult', 'quad', name from made`)
  await db.execute(sql`vacuum analyze ${bookings}`)
  await db.execute(sql`vacuum analyze ${booking_participants}`)
}

/** A departure of a full aeroplane's group: so many bookings of the list are moved onto it. */
export async function fullDeparture(db: Db, travellers: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with chosen as (select id from ${departures} order by id desc limit 1),
      moved as (
        update ${bookings} set departure_id = chosen.id from chosen
        where code in (select 'BENCH-' || lpad(n::text, 6, '0') from generate_series(1, ${travellers}::int) n) returning 1)
    select id from chosen, (select count(*) from moved) as counted`)
  return rows[0]?.id ?? ''
}
