import { asc, countDistinct, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Grant } from '#core/staff.ts'
import { addMs, dayMs } from '#core/time.ts'
import { bank_terms, partners } from '#modules/partner/tables.ts'
import { staff, staff_grants } from '#modules/staff/tables.ts'
import { demoPassword } from './members.ts'
import { secondStaffed, staffed } from './souvenirs/stores.ts'
import { demoTenants } from './tenants.ts'

const platform = { kind: 'platform' } as const
const [first, second] = demoTenants.map(({ id }) => ({ kind: 'tenant' as const, id }))

type Agency = { kind: 'partner'; id: string }
type Bank = { kind: 'bank'; id: string }
type Workplaces = readonly [Agency, Agency, Bank]
type Person = { email: string; full_name: string; grant: (workplaces: Workplaces) => Grant }

/** One of each role, and a second person where two are needed. They set up their app at the first sign-in. */
const people: readonly Person[] = [
  { email: 'admin@rihla.test', full_name: 'Ratna Kusuma', grant: () => ({ role: 'admin', scope: platform }) },
  { email: 'admin2@rihla.test', full_name: 'Hendra Wijaya', grant: () => ({ role: 'admin', scope: platform }) },
  { email: 'keuangan@rihla.test', full_name: 'Dewi Lestari', grant: () => ({ role: 'finance', scope: platform }) },
  { email: 'akuisisi@rihla.test', full_name: 'Bayu Pratama', grant: () => ({ role: 'acquisition', scope: platform }) },
  {
    email: 'editor@rihla.test',
    full_name: 'Laila Hasanah',
    grant: () => ({ role: 'editor', scope: platform }),
  },
  {
    email: 'layanan@rihla.test',
    full_name: 'Yusuf Maulana',
    grant: () => ({ role: 'support', scope: first ?? platform }),
  },
  {
    email: 'merek@rihla.test',
    full_name: 'Indah Permata',
    grant: () => ({ role: 'admin', scope: second ?? platform }),
  },
  { email: 'travel@rihla.test', full_name: 'Fajar Nugroho', grant: ([one]) => ({ role: 'partner_owner', scope: one }) },
  {
    email: 'staf.travel@rihla.test',
    full_name: 'Maya Safitri',
    grant: ([one]) => ({ role: 'partner_staff', scope: one }),
  },
  {
    email: 'travel2@rihla.test',
    full_name: 'Rizal Hakim',
    grant: ([, two]) => ({ role: 'partner_owner', scope: two }),
  },
  {
    email: 'bank@rihla.test',
    full_name: 'Salma Azzahra',
    grant: ([, , bank]) => ({ role: 'bank_officer', scope: bank }),
  },
  {
    email: 'toko@rihla.test',
    full_name: 'Umar Basalamah',
    grant: () => ({ role: 'store', scope: { kind: 'store', id: staffed } }),
  },
  {
    email: 'toko2@rihla.test',
    full_name: 'Nur Hidayati',
    grant: () => ({ role: 'store', scope: { kind: 'store', id: secondStaffed } }),
  },
  {
    email: 'konsultan@rihla.test',
    full_name: 'Aisyah Nur Fadhilah',
    grant: () => ({ role: 'consultant', scope: first ?? platform }),
  },
  {
    email: 'konsultan2@rihla.test',
    full_name: 'Bagas Prasetyo',
    grant: () => ({ role: 'consultant', scope: first ?? platform }),
  },
]

/** The accounts of the README, each with the role it is named after. */
export const demoStaff = people.map((person, i) => ({
  ...person,
  id: `0190a000-0000-7000-8000-0000000b0${String(i + 1).padStart(3, '0')}`,
  grant_id: `0190a000-0000-7000-8000-0000000c0${String(i + 1).padStart(3, '0')}`,
}))

/** The two agencies whose people are among them: the first of the list that the site shows. */
export async function agenciesIn(db: Db): Promise<[Agency, Agency] | undefined> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.kind, 'travel'))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(2)
  const [one, two] = rows.map(({ id }) => ({ kind: 'partner' as const, id }))
  return one && two && [one, two]
}

/** The bank with the most contracts: one that finances and takes savings both. */
export async function bankIn(db: Db): Promise<Bank | undefined> {
  const [row] = await db
    .select({ id: bank_terms.partner_id })
    .from(bank_terms)
    .groupBy(bank_terms.partner_id)
    .orderBy(desc(countDistinct(bank_terms.akad)), asc(bank_terms.partner_id))
    .limit(1)
  return row && { kind: 'bank', id: row.id }
}

export async function seedStaff(db: Db, passwordHash: (p: string) => Promise<string>, now: Date): Promise<void> {
  const ids = demoStaff.map(({ id }) => id)
  const known = await db.select({ id: staff.id }).from(staff).where(inArray(staff.id, ids)).limit(ids.length)
  const agencies = await agenciesIn(db)
  const bank = await bankIn(db)
  if (known.length === ids.length || !agencies || !bank) return
  // Roles of yesterday: a new one does not approve for a day.
  const created_at = addMs(now, -30 * dayMs)
  const dates = { language: 'id' as const, created_at, password_hash: await passwordHash(demoPassword) }
  await db
    .insert(staff)
    .values(demoStaff.map(({ id, email, full_name }) => ({ id, email, full_name, ...dates })))
    .onConflictDoNothing()
  const grants = demoStaff.map(({ id, grant_id, grant }) => {
    const { role, scope } = grant([...agencies, bank])
    const scope_id = scope.kind === 'platform' ? null : scope.id
    return { id: grant_id, staff_id: id, role, scope_kind: scope.kind, scope_id, created_at }
  })
  await db.insert(staff_grants).values(grants).onConflictDoNothing()
}
