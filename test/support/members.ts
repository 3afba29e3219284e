import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { openSession } from '#modules/identity/sign-in/session.ts'
import { users } from '#modules/identity/tables.ts'
import type { TestApp } from './test-app.ts'

export const testPassword = 'Rihla#2026'

type Wish = Partial<typeof users.$inferInsert> & { password?: string }

/** A verified member of the first tenant, unless told otherwise. */
export async function anyMember({ application }: TestApp, wish: Wish = {}) {
  const { password = testPassword, ...given } = wish
  const id = newId()
  const now = application.clock.now()
  const row = {
    id,
    tenant_id: demoTenants[0].id,
    email: `${id}@rihla.test`,
    full_name: 'Siti Rahmawati',
    phone_number: '+6281234567890',
    language: 'id' as const,
    email_verified_at: now,
    password_hash: await application.ports.passwords.hash(password),
    created_at: now,
    ...given,
  }
  await application.db.insert(users).values(row)
  return row
}

/** Tokens of a member, as a sign-in on a new device would give them. */
export async function signedIn({ application }: TestApp, member: { id: string; tenant_id: string }) {
  const tenant = application.tenants.all().find((candidate) => candidate.id === member.tenant_id)
  if (!tenant) throw new Error('no such tenant')
  return openSession(
    {
      db: application.db,
      now: application.clock.now(),
      tenant,
      language: 'id',
      ports: application.ports,
      request: { id: newId(), ip: '127.0.0.1', user_agent: 'test', device_id: undefined },
      files: {},
      headers: {},
    },
    member.id,
  )
}
