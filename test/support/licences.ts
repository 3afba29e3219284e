import { and, eq } from 'drizzle-orm'
import { jakartaDate } from '#core/time.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { anyPartner } from './catalogue-fixtures.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

let count = 0
/** A number that no other has, as the ministry would write it. */
const nextNumber = (): string => `9${String(process.pid).padStart(8, '0')}${String(count++).padStart(8, '0')}`

/** The PPIU of a partner of its own. */
export async function aLicence(home: TestApp, wish: Partial<typeof partner_licences.$inferInsert> = {}) {
  const { db } = home.application
  const partner = await anyPartner(home, { licence_kind: 'PPIU' })
  const number = nextNumber()
  const [row] = await db
    .update(partner_licences)
    .set({ number, ...wish })
    .where(and(eq(partner_licences.partner_id, partner.id), eq(partner_licences.kind, 'PPIU')))
    .returning()
  if (!row) throw new Error('a partner without a licence')
  return { ...row, partner_slug: partner.slug, next_number: nextNumber() }
}

/** The same, suspended; `request` asks for that to be lifted, and gives the id to approve. */
export async function suspendedLicence(home: TestApp) {
  const { clock } = home.application
  const licence = await aLicence(home, { suspended_on: jakartaDate(clock.now()), suspension_reason: 'Diperiksa' })
  const request = async (): Promise<string> => {
    const { token } = await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })
    const body = { reason: 'Kementerian mencabut pembekuan' }
    const reply = await ask(home, 'POST', `/api/console/v1/licences/${licence.id}/lift`, { token, body })
    return reply.body.data.approval.approval_id
  }
  return { ...licence, request }
}
