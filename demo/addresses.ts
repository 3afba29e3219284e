import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { addresses } from '#modules/shipping/tables.ts'
import { demoMembers } from './members.ts'

type Place = Omit<typeof addresses.$inferInsert, 'id' | 'user_id' | 'is_active' | 'created_at' | 'changed_at'>

/** Where each demo person lives, and where their parents do. */
const books: Readonly<Record<string, readonly Place[]>> = {
  'jamaah@rihla.test': [
    {
      label: 'Rumah',
      recipient_name: 'Siti Rahmawati',
      phone_number: '+6281100003001',
      street: 'Jl. Melati No. 12, RT 03/RW 05, Antapani Kidul',
      subdistrict_id: '32.73.20',
      postcode: '40291',
      note: 'Pagar hijau, seberang masjid',
    },
    {
      label: 'Orang tua',
      recipient_name: 'Hj. Aminah',
      phone_number: '+6281100003011',
      street: 'Jl. Slamet Riyadi No. 210, RT 02/RW 04, Purwosari',
      subdistrict_id: '33.72.01',
      postcode: '57142',
    },
  ],
  'keluarga@rihla.test': [
    {
      label: 'Rumah',
      recipient_name: 'Ahmad Fauzi',
      phone_number: '+6281100003002',
      street: 'Jl. Kenanga Raya No. 8, RT 06/RW 02, Lenteng Agung',
      subdistrict_id: '31.74.09',
      postcode: '12620',
    },
  ],
}

const daysApart = 40

/** Addresses of the demo accounts; whoever has any has their own, and who has left has none. */
export async function seedAddresses(db: Db): Promise<void> {
  const ids = demoMembers.map(({ id }) => id)
  const known = await db.select({ user_id: addresses.user_id }).from(addresses).where(inArray(addresses.user_id, ids))
  const has = new Set(known.map(({ user_id }) => user_id))
  const members = await db
    .select({ id: users.id, email: users.email, joined_at: users.created_at })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deleted_at)))
    .limit(ids.length)
  const rows = members
    .filter(({ id }) => !has.has(id))
    .flatMap(({ id: user_id, email, joined_at }) =>
      (books[email] ?? []).map((place, i) => {
        const at = addMs(joined_at, (i + 1) * daysApart * dayMs)
        // Made of the member's, so that seeding twice makes the same.
        const id = user_id.replace('-8000-', `-8a0${i}-`)
        return { ...place, id, user_id, is_active: i === 0, created_at: at, changed_at: at }
      }),
    )
  if (rows.length > 0) await db.insert(addresses).values(rows)
}
