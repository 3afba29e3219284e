import { eq } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { partners } from '#modules/partner/tables.ts'
import { partner_accounts } from '#modules/payouts/tables.ts'
import { ofPartner, someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1/accounts'

/** The account that a partner is paid to, verified long ago. */
export async function verifiedAccount(home: TestApp, partner_id: string): Promise<string> {
  const { db, clock } = home.application
  const long_ago = new Date('2026-01-01T00:00:00Z')
  const [owner, finance] = [
    await someStaff(home, ofPartner(partner_id)),
    await someStaff(home, { role: 'finance', scope: { kind: 'platform' } }),
  ]
  const id = newId(clock.now())
  await db.insert(partner_accounts).values({
    ...{ id, partner_id, bank_name: 'BSI', holder: 'PT Safar Uji', number_sealed: '', ending: '4321' },
    ...{ state: 'verified', is_as_applied: true, entered_by: owner.id, entered_at: long_ago },
    ...{ decided_by: finance.id, decided_at: long_ago, payable_from: long_ago },
  })
  return id
}

/** An account that an owner of the partner has just entered. */
export async function enteredAccount(home: TestApp, partner_id: string, number = '7123456789') {
  const { db } = home.application
  const owner = await someStaff(home, ofPartner(partner_id))
  const [partner] = await db.select().from(partners).where(eq(partners.id, partner_id))
  const holder = partner?.legal_name ?? ''
  const body = { payee_id: partner_id, bank_name: 'BSI', holder, number, code: await stepCodeOf(home, owner.token) }
  const reply = await ask(home, 'POST', base, { token: owner.token, body })
  const id: string = reply.body.data?.account_id
  return { id, url: `${base}/${id}`, owner, holder, reply }
}
