import { and, eq } from 'drizzle-orm'
import { hashSecret, newCode, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { commission_rates } from '#modules/commission/tables.ts'
import { partner_accounts } from '#modules/payouts/tables.ts'
import { staff_sessions } from '#modules/staff/tables.ts'
import { newNumber } from './phones.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

const tenant_id = demoTenants[0].id
const base = '/api/console/v1'

type Wish = Partial<typeof consultants.$inferInsert>

/** A consultant of the first tenant with an account at the desk. */
export async function aConsultant(home: TestApp, wish: Wish = {}) {
  const { db, clock } = home.application
  const person = await someStaff(home, { role: 'consultant', scope: { kind: 'tenant', id: tenant_id } })
  const row = {
    ...{ id: newId(), tenant_id, affiliate_code: `UJI-${newCode(8)}`, full_name: 'Aisyah Uji' },
    ...{ whatsapp_number: newNumber().replace('+', ''), staff_id: person.id, created_at: clock.now() },
    ...wish,
  }
  await db.insert(consultants).values(row)
  return {
    ...{ ...row, token: person.token, email: person.person.email },
    get: (path: string) => ask(home, 'GET', `${base}/${path}`, { token: person.token }),
    post: (path: string, body: object) => ask(home, 'POST', `${base}/${path}`, { token: person.token, body }),
  }
}

/** Whoever has this token as a consultant of the first tenant, from now on if they were none; without one, somebody with no account. */
export async function consultantOf({ application: { db, clock } }: TestApp, token = '') {
  const [session] = await db
    .select()
    .from(staff_sessions)
    .where(eq(staff_sessions.secret_hash, hashSecret(token)))
  const [id, staff_id] = [newId(), session?.staff_id ?? null]
  const named = { affiliate_code: `UJI-${newCode(10)}`, full_name: 'Bagas Uji', whatsapp_number: '6281200000000' }
  const row = { id, tenant_id, staff_id, ...named, created_at: clock.now() }
  await db.insert(consultants).values(row).onConflictDoNothing()
  const isThey = staff_id ? eq(consultants.staff_id, staff_id) : eq(consultants.id, id)
  const [known] = await db
    .select()
    .from(consultants)
    .where(and(isThey, eq(consultants.tenant_id, tenant_id)))
  return known ?? row
}

type Of = { partner_id?: string; product_id?: string; basis_points?: number; amount?: number }

/** What consultants get at the first tenant, from long ago; of everything 2 %, where nothing else is said. */
export async function aRate(home: TestApp, { amount, basis_points = 200, ...of }: Of = {}): Promise<void> {
  const { id: made_by } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const now = home.application.clock.now()
  const rate = amount === undefined ? { basis_points } : { amount }
  await home.application.db
    .insert(commission_rates)
    .values({
      ...{ id: newId(), tenant_id, ...of, ...rate, valid_from: '2026-01-01', source: 'Perjanjian konsultan' },
      ...{ made_by, created_at: now },
    })
    .onConflictDoNothing()
}

/** Scopes from which what a consultant of the first tenant has is seen. */
export const consultantScopes: readonly Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }]

/** The account of a consultant, verified long ago. */
export async function anAccount(home: TestApp, { id: consultant_id }: { id: string }): Promise<void> {
  const platform = { kind: 'platform' } as const
  const [one, other] = [
    await someStaff(home, { role: 'finance', scope: platform }),
    await someStaff(home, { role: 'finance', scope: platform }),
  ]
  const long_ago = new Date('2026-01-01T00:00:00Z')
  await home.application.db.insert(partner_accounts).values({
    ...{ id: newId(), consultant_id, bank_name: 'BSI', holder: 'Aisyah Uji', number_sealed: '' },
    ...{ ending: '4321', state: 'verified', is_as_applied: false, entered_by: one.id, entered_at: long_ago },
    ...{ decided_by: other.id, decided_at: long_ago, payable_from: long_ago },
  })
}
