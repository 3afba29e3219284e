import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { demoTenants } from './tenants.ts'

export const demoPassword = 'Rihla#2026' // decisions §8

const people = [
  {
    email: 'jamaah@rihla.test',
    full_name: 'Siti Rahmawati',
    phone_number: '+6281100003001',
    gender: 'female',
    birth_date: '1988-04-12',
    address: 'Jl. Melati No. 12, RT 03/RW 05, Antapani, Bandung, Jawa Barat 40291',
  },
  {
    email: 'keluarga@rihla.test',
    full_name: 'Ahmad Fauzi',
    phone_number: '+6281100003002',
    gender: 'male',
    birth_date: '1979-09-03',
    address: 'Jl. Kenanga Raya No. 8, Jagakarsa, Jakarta Selatan, DKI Jakarta 12620',
  },
] as const

/** The demo accounts, on both tenants. Fixed ids: seeding twice changes nothing. */
export const demoMembers = demoTenants.flatMap((tenant, t) =>
  people.map((person, i) => ({
    ...person,
    id: `0190a000-0000-7000-8000-0000000a${t + 1}00${i + 1}`,
    tenant_id: tenant.id,
    language: 'id' as const,
  })),
)

const demoIds = demoMembers.map((member) => member.id)

/** Asked before anything is made: an empty database has no table of members either. */
export async function hasMembers(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('users') is not null as is_there`)
  return rows[0]?.is_there === true && (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Also where they have left: a deleted member's row stays. */
export const hasDemoMembers = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(inArray(users.id, demoIds)).limit(1)).length > 0

export async function seedMembers(db: Db, passwordHash: (p: string) => Promise<string>, now: Date): Promise<void> {
  const ids = demoMembers.map((member) => member.id)
  const known = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(ids.length)
  if (known.length === ids.length) return
  const password_hash = await passwordHash(demoPassword)
  // Before the first of their orders.
  const joined_at = addMs(now, -300 * dayMs)
  const dates = { created_at: joined_at, email_verified_at: joined_at, phone_verified_at: joined_at }
  await db
    .insert(users)
    .values(demoMembers.map((member) => ({ ...member, ...dates, password_hash })))
    .onConflictDoNothing()
}
