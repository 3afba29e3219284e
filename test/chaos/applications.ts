import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { addMs, hourMs, jakartaDate } from '#core/time.ts'
import { products } from '#modules/catalogue/tables.ts'
import { checkFinancing } from '#modules/financing/module.ts'
import { financing_applications, financing_disbursements, financing_history } from '#modules/financing/tables.ts'
import { sweepPayments } from '#modules/payment/module.ts'
import { anOffer, type Offer } from '#test/support/bookings.ts'
import { aFinancier, applicationForm, consents } from '#test/support/financing.ts'
import { formOf, scan } from '#test/support/journeys.ts'
import { someStaff } from '#test/support/staff.ts'
import { type Acknowledged, homeOf, makeBuyer, nothingYet, pay, sendSurely, surely } from './buyer.ts'
import { restart, until, type World } from './world.ts'

const ways = ['once', 'twice', 'reordered', 'never']
type Financing = { offer: Offer; terms_id: string; officers: readonly string[]; known: Acknowledged }
type Applied = { id: string; token: string; application_id: string; is_approved: boolean; is_disbursed: boolean }

/** An upload until it is answered: sent again it takes the place of the former one. */
async function uploadSurely(world: World, path: string, token: string): Promise<void> {
  const bytes = await scan()
  await until(`${path} is uploaded`, async () => {
    try {
      const response = await fetch(world.url() + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: formOf({ file: { name: 'scan.jpg', bytes } }),
        signal: AbortSignal.timeout(15_000),
      })
      return response.ok
    } catch {
      return false
    }
  })
}

/** The same twice at once, each with a key of its own, as by somebody who taps twice; whichever was taken. */
async function twice(world: World, path: string, sent: { token: string; body: object }) {
  const replies = await Promise.all([sendSurely(world, path, sent), sendSurely(world, path, sent)])
  return replies.find(({ status }) => status === 200)
}

/** Applies and sends it to the bank; nothing, where there was no seat. */
async function apply(world: World, { offer, terms_id, known }: Financing) {
  const { token } = await surely(() => makeBuyer(world))
  const choice = { product_id: offer.product.id, departure_id: offer.departure.id }
  const body = { ...choice, rooms: [{ type: 'quad', adults: 1 }] }
  const cart = await sendSurely(world, '/api/v3/bookings/cart', { token, body })
  if (cart.status !== 200) return undefined
  const id: string = cart.data.booking_id
  const path = `/api/v3/bookings/${id}/do-checkout/financing`
  const form = await surely(() => applicationForm(homeOf(world), { id, terms_id }))
  const made = await twice(world, path, { token, body: form })
  const application_id: string = made?.data.application.id
  known.orders.push(id)
  for (const kind of ['identity_card', 'proof_of_income'])
    await uploadSurely(world, `/api/v3/bookings/${id}/documents-financing/${application_id}/${kind}`, token)
  await twice(world, path, { token, body: consents })
  return { id, token, application_id }
}

/** Two officers decide and disburse at once; what they were told is what must stand. */
async function goOn(
  world: World,
  { officers, known }: Financing,
  { i, ...mine }: Omit<Applied, 'is_approved' | 'is_disbursed'> & { i: number },
): Promise<Applied> {
  const { db, ports, clock } = world.application
  const desk = `/api/console/v1/financing/${mine.application_id}`
  const at = (verb: string, officer: number, body: object) =>
    sendSurely(world, `${desk}/${verb}`, { token: officers[officer] ?? '', body })
  const reason = 'Penghasilan belum mencukupi'
  const [yes, no] = await Promise.all([at('approve', 0, {}), i % 3 === 0 ? at('reject', 1, { reason }) : undefined])
  if ((yes.status === 200) === (no?.status === 200))
    throw new Error(`two officers were told ${yes.status} and ${no?.status}`)
  if (yes.status !== 200) return { ...mine, is_approved: false, is_disbursed: false }
  const deliver = ways[i % ways.length] ?? 'once'
  await pay(world, mine, { id: mine.id, invoice: 'financing', deliver, known })
  // What nobody tells us of is asked for.
  if (deliver === 'never') await surely(() => sweepPayments(db, ports, addMs(clock.now(), hourMs)))
  // A bank that could not tell, while server and database were away, tells again after minutes.
  await until(
    `the bank may disburse ${mine.application_id}`,
    () => surely(async () => (await rowOf(world, mine.application_id))?.state === 'active'),
    { seconds: 240 },
  )
  const sent = { disbursed_on: jakartaDate(new Date()), reference: `TRF-${i}` }
  const replies = await Promise.all([at('disburse', 0, sent), at('disburse', 1, sent)])
  return { ...mine, is_approved: true, is_disbursed: replies.some(({ status }) => status === 200) }
}

async function rowOf({ application }: World, id: string) {
  const [row] = await application.db.select().from(financing_applications).where(eq(financing_applications.id, id))
  return row
}

type Size = { kills: number; orders: number }

/**
 * Applications sent twice, decided and disbursed by two officers at once, down payments told once, twice, late and never,
 * while server and database are killed. Each stands once, as the last answer said.
 */
export async function applications(world: World, { kills, orders }: Size): Promise<Acknowledged> {
  const known = nothingYet()
  const home = homeOf(world)
  const offer = await anOffer(home, { quota: 40 })
  await world.application.db.update(products).set({ can_finance: true }).where(eq(products.id, offer.product.id))
  const { bank, terms_id } = await aFinancier(home)
  const officer = () => someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id: bank.id } })
  const officers = [(await officer()).token, (await officer()).token]
  const financing = { offer, terms_id, officers, known }
  const applying = Promise.all(
    Array.from({ length: Math.ceil(orders / 2) }, async (_, i) => {
      const made = await apply(world, financing)
      return made && goOn(world, financing, { ...made, i })
    }),
  )
  for (let i = 0; i < kills; i++) {
    await sleep(300 + Math.random() * 900)
    await (i % 3 === 2 ? restart(world) : world.killServer())
  }
  const all = (await applying).filter((one) => one !== undefined)
  return compared(world, known, all)
}

const once = ['apply', 'submit', 'start', 'disburse'] as const

async function compared({ application }: World, known: Acknowledged, all: readonly Applied[]): Promise<Acknowledged> {
  const { db } = application
  const ids = all.map(({ application_id }) => application_id)
  const [rows, steps, sent, faults] = await surely(() =>
    Promise.all([
      db.select().from(financing_applications).where(inArray(financing_applications.id, ids)),
      db.select().from(financing_history).where(inArray(financing_history.application_id, ids)),
      db.select().from(financing_disbursements).where(inArray(financing_disbursements.application_id, ids)),
      checkFinancing(db),
    ]),
  )
  if (faults.length > 0) throw new Error(faults.join('; '))
  for (const { application_id, is_approved, is_disbursed } of all) {
    const events = steps.filter((step) => step.application_id === application_id).map(({ event }) => event)
    const count = (wanted: string) => events.filter((event) => event === wanted).length
    const doubled = once.filter((event) => count(event) > 1)
    if (doubled.length > 0) throw new Error(`${application_id} has ${doubled.join()} more than once`)
    if (count('approve') + count('reject') !== 1) throw new Error(`${application_id} was decided as ${events.join()}`)
    const state = rows.find(({ id }) => id === application_id)?.state
    if (state !== (is_approved ? 'active' : 'rejected')) throw new Error(`${application_id} is ${state}`)
    const disbursed = sent.filter((one) => one.application_id === application_id).length
    if (disbursed !== (is_disbursed ? 1 : 0)) throw new Error(`${application_id} was disbursed ${disbursed} times`)
  }
  known.notes.push(`${all.length} applications, ${sent.length} disbursed`)
  return known
}
