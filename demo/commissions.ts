import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import { endingOf } from '#core/account-number.ts'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { bookings } from '#modules/booking/tables.ts'
import type { CommissionState } from '#modules/commission/rules/machine.ts'
import { amountOf, type Rate } from '#modules/commission/rules/rate.ts'
import { commission_history, commission_rates, commissions } from '#modules/commission/tables.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { accountPlace } from '#modules/payouts/rules/account.ts'
import { commissionItem } from '#modules/payouts/rules/reversal.ts'
import { earnings, partner_accounts, payouts } from '#modules/payouts/tables.ts'
import { staffId } from './bookings/booking-rows.ts'
import { digitsOf } from './bookings/codes.ts'
import { keep } from './catalogue/keep.ts'
import { demoIdPrefix, idOf } from './catalogue/naming.ts'
import { demoConsultants } from './consultants.ts'
import { pairFor } from './payouts.ts'
import { agenciesIn } from './staff.ts'
import { demoTenants } from './tenants.ts'

type Rates = (typeof commission_rates.$inferInsert)[]
type Rows = {
  commissions: (typeof commissions.$inferInsert)[]
  history: (typeof commission_history.$inferInsert)[]
  earnings: (typeof earnings.$inferInsert)[]
  payouts: (typeof payouts.$inferInsert)[]
  entries: (typeof ledger_entries.$inferInsert)[]
}
type Seeded = { db: Db; seal: (bytes: Buffer, place: string) => Buffer; now: Date }

const [tenant] = demoTenants
/** Whose code journeys have, how many in each state: those that are over, under way and called off. */
const shares = [
  { first_name: 'Aisyah', completed: 5, in_progress: 3, cancelled: 1, paid: 3 },
  { first_name: 'Bagas', completed: 1, in_progress: 2, cancelled: 0, paid: 0 },
] as const

/** Two percent of what is paid at both tenants; of one agency an amount for each who travels. */
function ratesOf(agency_id: string, now: Date): Rates {
  const dated = { valid_from: jakartaDate(addMs(now, -400 * dayMs)), made_by: staffId('keuangan@rihla.test') }
  const created_at = addMs(now, -400 * dayMs)
  const all = demoTenants.map(({ id, slug }) => ({
    ...{ id: idOf(`commission rate ${slug}`), tenant_id: id, partner_id: null, product_id: null, amount: null },
    ...{ ...dated, basis_points: 200, source: 'Perjanjian konsultan 2025', created_at },
  }))
  const ofAgency = {
    ...{ id: idOf('commission rate agency'), tenant_id: tenant.id, partner_id: agency_id, product_id: null },
    ...{ ...dated, basis_points: null, amount: 350_000, source: 'Lampiran perjanjian mitra', created_at },
  }
  return [...all, ofAgency]
}

const journeysOf = (db: Db, state: 'completed' | 'in_progress' | 'cancelled') =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.tenant_id, tenant.id),
        eq(bookings.state, state),
        sql`${bookings.started_at} is not null and ${bookings.total} > 0`,
        like(sql`${bookings.id}::text`, `${demoIdPrefix}-%`),
      ),
    )
    .orderBy(asc(bookings.started_at), asc(bookings.id))
    .limit(50)

type Journey = Awaited<ReturnType<typeof journeysOf>>[number]
type Own = { consultant_id: string; rate: Pick<Rate, 'id' | 'basis_points' | 'amount'>; payout_id: string | null }

const empty = (): Rows => ({ commissions: [], history: [], earnings: [], payouts: [], entries: [] })
const joined = (all: readonly Rows[]): Rows => ({
  commissions: all.flatMap((one) => one.commissions),
  history: all.flatMap((one) => one.history),
  earnings: all.flatMap((one) => one.earnings),
  payouts: all.flatMap((one) => one.payouts),
  entries: all.flatMap((one) => one.entries),
})

const stateOf = ({ state }: Journey): CommissionState =>
  state === 'completed' ? 'earned' : state === 'cancelled' ? 'reversed' : 'expected'

type Commission = Rows['commissions'][number]

function commissionOf(journey: Journey, { consultant_id, rate }: Own): Commission {
  const { id: order_id, tenant_id, code, total: base } = journey
  const amount = amountOf(rate, { base, travellers: journey.seats + journey.infants })
  const expected_at = journey.started_at ?? journey.created_at
  const state = stateOf(journey)
  return {
    ...{ id: idOf(`commission ${order_id}`), tenant_id, consultant_id, order_kind: 'booking', order_id },
    ...{ item: 'journey', order_code: code, title: journey.product_name.id, state, rate_id: rate.id, base, amount },
    ...{ reversed: state === 'reversed' ? amount : 0, expected_at },
    ended_at: state === 'expected' ? null : (journey.ended_at ?? expected_at),
  }
}

/** What a consultant has of one journey, as it stands, with all that led there. */
function rowsOf(journey: Journey, own: Own): Rows {
  const commission = commissionOf(journey, own)
  const { id, amount, expected_at } = commission
  const rows: Rows = {
    ...empty(),
    commissions: [commission],
    history: [
      {
        ...{ id: idOf(`commission step ${id}`), commission_id: id, amount, created_at: expected_at },
        ...{ event: 'expect', state: 'expected', actor: 'buyer', reason: 'the first invoice is paid' },
      },
    ],
    entries: pairFor('commission_expected', id, { amount, at: expected_at }),
  }
  return joined([rows, endOf(commission, own.payout_id)])
}

/** How it ended, where it has. */
function endOf(commission: Commission, payout_id: string | null): Rows {
  const { id, tenant_id, consultant_id, order_kind, order_id, order_code, amount, ended_at } = commission
  if (!ended_at) return empty()
  const step = { id: idOf(`commission end ${id}`), commission_id: id, amount, created_at: ended_at }
  if (commission.state === 'reversed')
    return {
      ...empty(),
      history: [{ ...step, event: 'reverse', state: 'reversed', actor: 'staff', reason: 'cancelled' }],
      entries: pairFor('commission_reversed', step.id, { amount, at: ended_at }),
    }
  const earning_id = idOf(`commission earning ${id}`)
  return {
    ...empty(),
    history: [{ ...step, event: 'earn', state: 'earned', actor: 'clock', reason: 'the journey is over' }],
    earnings: [
      {
        ...{ id: earning_id, tenant_id, payee_kind: 'affiliate', payee_id: consultant_id, order_kind, order_id },
        ...{ item: commissionItem('journey'), amount, reason: order_code, payout_id, created_at: ended_at },
      },
    ],
    entries: pairFor('commission_earned', earning_id, { amount, at: ended_at }),
  }
}

/** The oldest of what somebody has earned was sent to them, and has arrived. */
function paidOf(consultant_id: string, { earnings: earned }: Rows): Rows {
  const own = earned.filter(({ payout_id }) => payout_id)
  const id = own[0]?.payout_id
  if (!id) return empty()
  const last = own.reduce((latest, { created_at }) => Math.max(latest, created_at.getTime()), 0)
  const [drawn_at, sent_at, confirmed_at] = [10, 34, 58].map((hours) => new Date(last + hours * hourMs))
  if (!drawn_at || !sent_at || !confirmed_at) return empty()
  const amount = own.reduce((sum, one) => sum + one.amount, 0)
  const reference = `BSI-${digitsOf(`transfer ${id}`, 8)}`
  const payee = { tenant_id: tenant.id, payee_kind: 'affiliate', payee_id: consultant_id } as const
  return {
    ...empty(),
    payouts: [{ id, ...payee, amount, state: 'confirmed', reference, drawn_at, sent_at, confirmed_at }],
    entries: [
      ...pairFor('payout_drawn', id, { amount, at: drawn_at }),
      ...pairFor('payout_sent', id, { amount, at: sent_at }),
      ...pairFor('payout_confirmed', id, { amount, at: confirmed_at }),
    ],
  }
}

type Share = (typeof shares)[number]
type Pools = Record<'completed' | 'in_progress' | 'cancelled', Journey[]>

/** The journeys of one consultant, with the code on them, and what they have of them. */
async function seedShare(db: Db, share: Share, { pools, rates }: { pools: Pools; rates: Rates }): Promise<void> {
  const consultant = demoConsultants.find(({ full_name }) => full_name.startsWith(share.first_name))
  if (!consultant) return
  const rateOf = ({ partner_id }: Journey) =>
    rates.find((rate) => rate.partner_id === partner_id) ?? rates.find(({ tenant_id }) => tenant_id === tenant.id)
  const own = (['completed', 'in_progress', 'cancelled'] as const).flatMap((state) =>
    pools[state].splice(0, share[state]).flatMap((journey, i) => {
      const rate = rateOf(journey)
      const payout_id = state === 'completed' && i < share.paid ? idOf(`commission payout ${consultant.id}`) : null
      const of = rate && { id: rate.id, basis_points: rate.basis_points ?? null, amount: rate.amount ?? null }
      return of ? [rowsOf(journey, { consultant_id: consultant.id, rate: of, payout_id })] : []
    }),
  )
  const rows = joined(own)
  await write(db, joined([rows, paidOf(consultant.id, rows)]))
  const ids = rows.commissions.map(({ order_id }) => order_id)
  const code = { affiliate_code: consultant.affiliate_code, consultant_name: consultant.full_name }
  if (ids.length > 0) await db.update(bookings).set(code).where(inArray(bookings.id, ids))
}

/** Consultants of the first tenant with commissions in every state; what one of them has earned before is paid out. */
export async function seedCommissions({ db, seal, now }: Seeded): Promise<void> {
  const agencies = await agenciesIn(db)
  const [known] = await db.select({ id: commission_rates.id }).from(commission_rates).limit(1)
  if (known || !agencies) return
  const rates = ratesOf(agencies[1].id, now)
  const pools = {
    completed: await journeysOf(db, 'completed'),
    in_progress: await journeysOf(db, 'in_progress'),
    cancelled: await journeysOf(db, 'cancelled'),
  }
  await db.transaction(async (tx) => {
    await keep(tx, commission_rates, rates)
    for (const share of shares) await seedShare(tx, share, { pools, rates })
    await seedAccount(tx, { seal, now })
  })
}

async function write(db: Db, rows: Rows): Promise<void> {
  await keep(db, commissions, rows.commissions)
  await keep(db, commission_history, rows.history)
  await keep(db, payouts, rows.payouts)
  await keep(db, earnings, rows.earnings)
  await keep(db, ledger_entries, rows.entries)
}

/** Where the first consultant is paid to, once they have an account at the desk to enter it with. */
async function seedAccount(db: Db, { seal, now }: Omit<Seeded, 'db'>): Promise<void> {
  const [consultant] = await db
    .select({ id: consultants.id, staff_id: consultants.staff_id, full_name: consultants.full_name })
    .from(consultants)
    .where(eq(consultants.id, demoConsultants[0]?.id ?? ''))
    .limit(1)
  if (!consultant?.staff_id) return
  const [id, number, at] = [idOf('commission account'), '0000334455', addMs(now, -200 * dayMs)]
  await keep(db, partner_accounts, [
    {
      ...{ id, consultant_id: consultant.id, bank_name: 'BSI', holder: consultant.full_name, ending: endingOf(number) },
      number_sealed: seal(Buffer.from(number), accountPlace(id)).toString('base64'),
      ...{ state: 'verified', is_as_applied: false, entered_by: consultant.staff_id, entered_at: at },
      ...{ decided_by: staffId('keuangan@rihla.test'), decided_at: at, payable_from: at },
    },
  ])
}
