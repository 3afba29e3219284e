import { asc, eq, inArray } from 'drizzle-orm'
import { endingOf } from '#core/account-number.ts'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { partners } from '#modules/partner/tables.ts'
import { accountPlace } from '#modules/payouts/rules/account.ts'
import { partner_accounts } from '#modules/payouts/tables.ts'
import { staffed } from './souvenirs/stores.ts'
import { demoStaff } from './staff.ts'

const idOf = (n: number): string => `0190a000-0000-7000-8000-0000000fd${String(n).padStart(3, '0')}`
const ids = [1, 2, 3, 4].map(idOf)

type Wanted = { db: Db; seal: (bytes: Buffer, place: string) => Buffer; now: Date }

const staffId = (email: string): string => demoStaff.find((one) => one.email === email)?.id ?? ''

/** The account of the first agency and of a store are verified, of the second too, and the second has entered another that waits. */
export async function seedAccounts({ db, seal, now }: Wanted): Promise<void> {
  const known = await db.select().from(partner_accounts).where(inArray(partner_accounts.id, ids)).limit(ids.length)
  const agencies = await db
    .select({ id: partners.id, legal_name: partners.legal_name })
    .from(partners)
    .where(eq(partners.kind, 'travel'))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(2)
  const [first, second] = agencies
  if (known.length > 0 || !first || !second) return
  const finance = staffId('keuangan@rihla.test')
  const owners = [staffId('travel@rihla.test'), staffId('travel2@rihla.test')]
  const at = addMs(now, -30 * dayMs)
  const row = (n: number, agency: typeof first, number: string) => ({
    ...{ id: idOf(n), partner_id: agency.id, bank_name: n === 2 ? 'BSI' : 'BCA', holder: agency.legal_name },
    number_sealed: seal(Buffer.from(number), accountPlace(idOf(n))).toString('base64'),
    ...{ ending: endingOf(number), is_as_applied: false, entered_by: owners[n === 1 ? 0 : 1] ?? '', entered_at: at },
  })
  const ofStore = (n: number) => ({
    ...{ id: idOf(n), store_id: staffed, bank_name: 'BSI', holder: 'Umar Basalamah', ending: endingOf('0000990011') },
    number_sealed: seal(Buffer.from('0000990011'), accountPlace(idOf(n))).toString('base64'),
    ...{ is_as_applied: false, entered_by: staffId('toko@rihla.test'), entered_at: at },
  })
  const verified = { state: 'verified' as const, decided_by: finance, decided_at: at, payable_from: at }
  await db.insert(partner_accounts).values([
    { ...row(1, first, '0000112233'), ...verified },
    { ...row(2, second, '0000445566'), ...verified },
    { ...row(3, second, '0000778899'), state: 'entered', entered_at: addMs(now, -2 * dayMs) },
    { ...ofStore(4), ...verified },
  ])
}
