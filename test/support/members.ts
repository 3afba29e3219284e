import { newId } from '#core/ids.ts'
import { demoTenants } from '#database/seed/tenants.ts'
import { openSession } from '#modules/identity/session.ts'
import { users } from '#modules/identity/tables.ts'
import type { TestHouse } from './house.ts'

export const testPassword = 'Rihla#2026'

type Wish = Partial<typeof users.$inferInsert> & { password?: string }

/** A verified member of the first tenant, unless told otherwise. */
export async function anyMember({ house }: TestHouse, wish: Wish = {}) {
  const { password = testPassword, ...given } = wish
  const id = newId()
  const now = house.clock.now()
  const row = {
    id,
    tenant_id: demoTenants[0].id,
    email: `${id}@rihla.test`,
    full_name: 'Siti Rahmawati',
    phone_number: '+6281234567890',
    language: 'id' as const,
    email_verified_at: now,
    password_hash: await house.ports.passwords.hash(password),
    created_at: now,
    ...given,
  }
  await house.db.insert(users).values(row)
  return row
}

/** Tokens of a member, as a sign-in on a new device would give them. */
export async function signedIn({ house }: TestHouse, member: { id: string; tenant_id: string }) {
  const tenant = house.tenants.all().find((found) => found.id === member.tenant_id)
  if (!tenant) throw new Error('no such tenant')
  return openSession(
    {
      db: house.db,
      now: house.clock.now(),
      tenant,
      language: 'id',
      ports: house.ports,
      request: { id: newId(), ip: '127.0.0.1', user_agent: 'test', device_id: undefined },
      files: {},
      headers: {},
    },
    member.id,
  )
}
