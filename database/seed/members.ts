import type { Db } from '#core/context.ts'
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

export async function seedMembers(db: Db, passwordHash: (p: string) => Promise<string>, now: Date): Promise<void> {
  const dates = { created_at: now, email_verified_at: now, phone_verified_at: now }
  const rows = demoMembers.map(async (member) => ({
    ...member,
    ...dates,
    password_hash: await passwordHash(demoPassword),
  }))
  await db
    .insert(users)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}
