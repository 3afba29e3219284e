import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { addDays, addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { priceOf } from '#modules/booking/rules/price.ts'
import { booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import type { FinancingState } from '#modules/financing/rules/application.ts'
import { financing_applications, financing_history } from '#modules/financing/tables.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, secretOf } from '../bookings/codes.ts'
import { keep } from '../catalogue/keep.ts'
import { idOf } from '../catalogue/naming.ts'
import { agenciesIn } from '../staff.ts'
import { type BankSeed, bank, type Client, clientsOf, keepScan } from './people.ts'

type Story = {
  state: Extract<FinancingState, 'documents' | 'verification' | 'rejected'>
  /** How many hours ago it was begun. */
  begun: number
  months: 12 | 18 | 24
  /** Why the bank asks for a document again, or said no. */
  reason?: string
}

const stories: readonly Story[] = [
  { state: 'documents', begun: 30, months: 24, reason: 'Slip gaji tidak terbaca. Unggah foto yang lebih jelas.' },
  { state: 'verification', begun: 75, months: 12 },
  { state: 'verification', begun: 26, months: 18 },
  { state: 'rejected', begun: 240, months: 24, reason: 'Angsuran melebihi kemampuan bayar menurut ketentuan bank' },
]

const least = { margin_bp: 1025, financed: 12_000_000 }
const fees = { admin_fee: 300_000, bank_fee: 0, insurance_fee: 210_000 }
const scans = [
  ['identity_card', 'ktp'],
  ['family_card', 'family_card'],
  ['proof_of_income', 'npwp'],
] as const

/** Dates of an agency far enough away for a bank, with a price that it finances. */
const datesOf = (db: Db, partner_id: string, today: string) =>
  db
    .select({ departure: departures, product: products })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        eq(products.partner_id, partner_id),
        eq(products.state, 'on_sale'),
        eq(products.category, 'umroh'),
        gte(departures.departs_on, addDays(today, 75)),
        lte(departures.price_quad, 37_000_000),
        gte(departures.price_quad, 20_000_000),
        sql`${departures.quota} - ${departures.sold} - ${departures.held} >= 2`,
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(stories.length)

type Dated = Awaited<ReturnType<typeof datesOf>>[number]
type Placed = Story & { client: Client; place: number; dated: Dated; now: Date }

const bookingId = ({ place }: Placed): string => idOf(`financed booking ${place}`)
const applicationId = ({ place }: Placed): string => idOf(`financing ${place}`)
const begunAt = ({ now, begun }: Placed): Date => addMs(now, -begun * hourMs)
const sentAt = (one: Placed): Date => addMs(begunAt(one), 4 * hourMs)
const endedAt = (one: Placed): Date => addMs(sentAt(one), 3 * dayMs)

function bookingRow(one: Placed): typeof bookings.$inferInsert {
  const { place, client, dated, state } = one
  const { departure, product } = dated
  const {
    price_quad: quad,
    price_triple: triple,
    price_double: double,
    price_child: child,
    price_infant: infant,
  } = departure
  const prices = { quad, triple, double, child, infant }
  const party = { rooms: [{ type: 'quad' as const, adults: 1 }], children: 0, infants: 0 }
  const { lines: _, addons_amount: __, ...price } = priceOf({ ...party, prices, addons: [], discount: 0 })
  const { user_id, tenant_id, ...contact } = client
  const isOver = state === 'rejected'
  return {
    ...{ id: bookingId(one), code: `RHL-${codeOf(`financed booking ${place}`, 8)}`, tenant_id, user_id },
    ...{ product_id: product.id, partner_id: product.partner_id, departure_id: departure.id },
    ...{ departs_on: departure.departs_on, returns_on: departure.returns_on, category: product.category },
    ...{ product_name: product.name, ...party, seats: 1, prices, ...price, down_payment: price.total - least.financed },
    ...{ state: isOver ? 'expired' : 'awaiting_payment', plan: 'financing', language: 'id', ...contact },
    ...{ job_name: 'Guru', instansi: 'SMA Negeri 3 Bandung', proven_phones: [client.phone_number] },
    ...{ phone_verified_at: begunAt(one), voucher_token: secretOf(`financed voucher ${place}`) },
    ...{ checked_out_at: begunAt(one), created_at: addMs(begunAt(one), -hourMs / 2) },
    ...(isOver && { ended_at: endedAt(one), end_reason: 'financing' }),
  }
}

const travellerRow = (one: Placed): typeof booking_participants.$inferInsert => ({
  id: idOf(`financed traveller ${one.place}`),
  booking_id: bookingId(one),
  ...{ position: 1, age_group: 'adult', room_type: 'quad', relation: 'self' },
  ...{ name: one.client.name, gender: one.client.gender, birth_date: one.client.birth_date },
})

const bookingSteps = (one: Placed): (typeof booking_history.$inferInsert)[] => [
  {
    ...{ booking_id: bookingId(one), event: 'apply', state: 'awaiting_payment', actor: 'member' },
    ...{ actor_id: one.client.user_id, reason: 'a bank is closings', at: begunAt(one) },
  },
  ...(one.state === 'rejected'
    ? [
        {
          ...({ booking_id: bookingId(one), event: 'end_financing', state: 'expired', actor: 'house' } as const),
          ...{ reason: 'the bank said no', at: endedAt(one) },
        },
      ]
    : []),
]

function applicationRow(one: Placed): typeof financing_applications.$inferInsert {
  const { place, client, dated, state, months, now, reason } = one
  const { total } = bookingRow(one)
  const financed = least.financed
  const charge = rupiah(Math.ceil((financed * least.margin_bp * months) / 120_000))
  const monthly = Math.ceil((financed + charge) / months)
  const { user_id, tenant_id, ...identity } = client
  const decide_by = addMs(sentAt(one), 7 * dayMs)
  const isOver = state === 'rejected'
  return {
    ...{ id: applicationId(one), code: `FIN-${codeOf(`financing ${place}`, 8)}`, tenant_id, user_id, state },
    ...{ booking_id: bookingId(one), departure_id: dated.departure.id, partner_id: bank.id },
    ...{ terms_id: bank.financing_terms, price: total, down_payment: total - financed, financed, charge, months },
    ...{ monthly, last: financed + charge - monthly * (months - 1), ...fees },
    ...{ documents: scans.map(([kind]) => kind), ...identity, job_name: 'Guru', instansi: 'SMA Negeri 3 Bandung' },
    ...{ years_employed: 6 + place, monthly_income: 4_800_000, created_at: begunAt(one) },
    ...{ submitted_at: sentAt(one), decide_by: isOver ? null : decide_by },
    ...(state === 'documents' && { expires_at: addMs(now, 40 * hourMs) }),
    ...(state === 'verification' && { expires_at: decide_by }),
    ...(isOver && { decided_at: endedAt(one), ended_at: endedAt(one), end_reason: reason }),
  }
}

type Step = Omit<typeof financing_history.$inferInsert, 'id'>

function steps(one: Placed): Step[] {
  const { client, state, reason = '' } = one
  const of = { application_id: applicationId(one) }
  const member = { ...of, actor: 'member' as const, actor_id: client.user_id }
  const officer = { ...of, actor: 'bank' as const, actor_id: staffId('bank@rihla.test') }
  const sent: Step[] = [
    { ...member, event: 'apply', state: 'fill_identity', reason: 'applied', at: begunAt(one) },
    { ...member, event: 'identify', state: 'documents', reason: 'identity saved', at: begunAt(one) },
    { ...member, event: 'submit', state: 'verification', reason: 'sent', at: sentAt(one) },
  ]
  if (state === 'documents')
    return [...sent, { ...officer, event: 'ask_again', state, reason, at: addMs(sentAt(one), 5 * hourMs) }]
  return state === 'rejected' ? [...sent, { ...officer, event: 'reject', state, reason, at: endedAt(one) }] : sent
}

/** Applications that wait for a bank, came back or were declined, each with its booking; written once. */
export async function seedFinancing(seed: BankSeed): Promise<void> {
  const { db, now } = seed
  const agencies = await agenciesIn(db)
  const known = await db.select({ id: financing_applications.id }).from(financing_applications).limit(1)
  if (!agencies || known.length > 0) return
  const clients = await clientsOf(db, stories.length)
  const dates = await datesOf(db, agencies[0].id, jakartaDate(now))
  const all = stories.flatMap((story, place): Placed[] => {
    const [client, dated] = [clients[place], dates[place]]
    return client && dated ? [{ ...story, client, dated, place, now }] : []
  })
  await keep(db, bookings, all.map(bookingRow))
  await keep(db, booking_participants, all.map(travellerRow))
  await keep(db, booking_history, all.flatMap(bookingSteps))
  await keep(db, financing_applications, all.map(applicationRow))
  for (const one of all) await keep(db, financing_history, steps(one))
  for (const one of all.filter(({ state }) => state !== 'rejected')) {
    await db
      .update(departures)
      .set({ held: sql`${departures.held} + 1` })
      .where(eq(departures.id, one.dated.departure.id))
    for (const [kind, looks_like] of scans) {
      const owner = { owner_kind: 'financing' as const, owner_id: applicationId(one), person_id: applicationId(one) }
      const again = one.state === 'documents' && kind === 'proof_of_income' ? { reason: one.reason ?? '' } : {}
      await keepScan(seed, { ...owner, kind, looks_like, uploaded_at: sentAt(one), ...again })
    }
  }
}
