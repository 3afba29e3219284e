import { eq } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { tellOfferChanged, tellOfferWithdrawn } from '#modules/private-umrah/events.ts'
import { moveOffer, reopenIfNone } from '#modules/private-umrah/lifecycle/offers.ts'
import type { OfferedJourney } from '#modules/private-umrah/rules/differences.ts'
import { offeredJourneyOf } from '#modules/private-umrah/rules/offered-journey.ts'
import { insertOffer, type NewOffer, type OfferRow } from '#modules/private-umrah/store.offers.ts'
import { lockRequest, type RequestRow } from '#modules/private-umrah/store.requests.ts'
import { private_offers, private_requests, private_travellers } from '#modules/private-umrah/tables.ts'
import { can, transition } from '#modules/private-umrah/transition.ts'
import { aBuyer, birthdays } from './bookings.ts'
import { anyPartner, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import { anOrderForm, type Supply } from './private-umrah.ts'
import { ofPartner, someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Wish = { buyer?: Buyer; form?: object }
export type Plan = { id: string; token: string; member: Buyer['member'] }

/** A draft of a member's, of an own one unless given. */
export async function aPlan(home: TestApp, supply: Supply, { buyer, form }: Wish = {}): Promise<Plan> {
  const { member, token } = buyer ?? (await aBuyer(home))
  const body = { ...anOrderForm(home, supply), ...form }
  const reply = await ask(home, 'POST', '/api/v1/custom-product/cart', { token, body })
  if (reply.status !== 200) throw new Error(`no plan: ${reply.status} ${JSON.stringify(reply.body)}`)
  return { id: reply.body.data.id, token, member }
}

/** Who travels and whom to call, for a plan as it stands. */
export async function aTravellersForm(home: TestApp, { id, member }: Plan) {
  const { db, clock } = home.application
  const places = await db
    .select({ id: private_travellers.id, age_group: private_travellers.age_group })
    .from(private_travellers)
    .where(eq(private_travellers.request_id, id))
    .orderBy(private_travellers.position)
  const born = { ...birthdays(clock.now()), adult: '1985-04-12' }
  return {
    name: 'Siti Rahmawati',
    email: member.email,
    phone_number: member.phone_number,
    participants: places.map((place, i) => ({
      id: place.id,
      name: `Jamaah Nomor ${'ABCDEFGHIJKLMNOPQRST'[i]}`,
      relation: 'relative',
      birth_date: born[place.age_group],
    })),
  }
}

export const nameTravellers = async (home: TestApp, plan: Plan, change: object = {}) =>
  ask(home, 'POST', `/api/v1/custom-product/${plan.id}/participants`, {
    token: plan.token,
    body: { ...(await aTravellersForm(home, plan)), ...change },
  })

/** A request that partners may offer on. */
export async function aRequest(home: TestApp, supply: Supply, wish: Wish = {}): Promise<Plan> {
  const plan = await aPlan(home, supply, wish)
  const named = await nameTravellers(home, plan)
  if (named.status !== 200) throw new Error(`not named: ${named.status} ${JSON.stringify(named.body)}`)
  const sent = await ask(home, 'POST', `/api/v1/custom-product/${plan.id}/checkout`, { token: plan.token })
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${JSON.stringify(sent.body)}`)
  return plan
}

/** A licensed partner that sells umrah from an airport, with its owner at the desk. */
export async function aServingPartner(home: TestApp, airport = 'CGK') {
  await catalogueBasics(home)
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id, departure_airport: airport })
  return { partner, product, owner: await someStaff(home, ofPartner(partner.id)) }
}

export type Serving = Awaited<ReturnType<typeof aServingPartner>>

type OfferWish = Partial<Omit<NewOffer, 'id' | 'journey' | 'state'>> & {
  by?: Serving
  journey?: Partial<OfferedJourney>
}

/** What a partner offers on a request, two adults and a child unless said otherwise; of a partner of its own unless given. */
export async function anOffer(home: TestApp, request_id: string, wish: OfferWish = {}) {
  const { by, journey, ...given } = wish
  const { partner, owner } = by ?? (await aServingPartner(home))
  const { db, clock } = home.application
  const now = clock.now()
  const id = newId(now)
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, request_id)
    if (!request) throw new Error('no such request')
    const offer = {
      ...{ id, request_id, partner_id: partner.id, made_by: owner.id, state: 'open' as const },
      ...{ price_adult: 30_000_000, price_child: 25_000_000, price_infant: null, total: 85_000_000 },
      ...{ down_payment: 5_000_000, note: 'Termasuk pembimbing', refund_terms: 'Sesuai ketentuan maskapai dan hotel' },
      ...{ valid_until: addMs(now, 72 * hourMs), created_at: now, ...given },
      journey: { ...offeredJourneyOf(request.wish, request.plan), ...journey },
      plan: given.plan ?? request.plan,
    }
    await insertOffer(tx, offer)
    const event = can(request, 'offer') ? 'offer' : 'offer_more'
    await transition(tx, request, {
      ...{ event, actor: 'staff', actor_id: owner.id, offer_id: id, reason: 'offered' },
      now,
    })
  })
  return { ...(await offerNow(home, id)), partner, owner }
}

export async function offerNow(home: TestApp, id: string): Promise<OfferRow> {
  const [row] = await home.application.db.select().from(private_offers).where(eq(private_offers.id, id))
  if (!row) throw new Error('no such offer')
  return row
}

export async function requestNow(home: TestApp, id: string): Promise<RequestRow> {
  const [row] = await home.application.db.select().from(private_requests).where(eq(private_requests.id, id))
  if (!row) throw new Error('no such request')
  return row
}

/** What a partner does to its own offer at the desk. */
export function moveAsPartner(home: TestApp, offer: OfferRow, event: 'change' | 'withdraw', to: object = {}) {
  const { db, clock } = home.application
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, offer.request_id)
    if (!request) throw new Error('no such request')
    const reason = 'Kursi pada tanggal itu habis'
    const moved = await moveOffer(tx, offer, { event, actor: 'staff', reason, to, now })
    const news = { request, offer_id: offer.id, reason, now }
    if (event === 'change') await tellOfferChanged(tx, news)
    else await tellOfferWithdrawn(tx, news)
    await reopenIfNone(tx, request, { actor: 'staff', reason: 'withdrawn', now })
    return moved
  })
}

/** The owner's word on an offer, or on the request. */
export const decide = (home: TestApp, { id, token }: Pick<Plan, 'id' | 'token'>, body: object) =>
  ask(home, 'POST', `/api/v1/custom-product/${id}/approval-review`, { token, body })

export const accept = (home: TestApp, plan: Pick<Plan, 'id' | 'token'>, offer: OfferRow, payment = 'full') =>
  decide(home, plan, { decision: 'accept', offer_id: offer.id, version: offer.version, plan: payment })
