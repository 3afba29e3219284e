import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import { memo } from '#core/memo.ts'
import type { Scope } from '#core/staff.ts'
import * as contract from '#modules/private-umrah/contract.console.ts'
import { monthOf } from '#modules/private-umrah/rules/pricing.ts'
import { private_extras } from '#modules/private-umrah/tables.ts'
import { catalogueBasics } from './catalogue-fixtures.ts'
import { anOffer, aRequest, aServingPartner } from './private-offers.ts'
import { aDepartureDate, anOrderForm, aSupply } from './private-umrah.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope[] = [{ kind: 'platform' }]
/** One for all things of a test: a second would fly the same flights. */
export const supplyOf = memo((home: TestApp) => aSupply(home))
const both = (text: string) => ({ id: text, en: text })
const reason = 'Kursi untuk tanggal ini sudah habis'

async function offerForm(home: TestApp) {
  const form = anOrderForm(home, await supplyOf(home))
  const { departure_date, airline_id, airline_class_id, hotels, transportation_id, addons_ids } = form
  return {
    ...{ departure_date, airline_id, airline_class_id, hotels, transportation_id, addons_ids },
    ...{ price_adult: 30_000_000, price_child: 25_000_000, down_payment: 0 },
    refund_terms: 'Sesuai ketentuan maskapai dan hotel',
  }
}

/** A wish that one partner may offer on. */
async function aWish(home: TestApp) {
  const { id } = await aRequest(home, await supplyOf(home))
  const by = await aServingPartner(home)
  const scopes: Scope[] = [{ kind: 'partner', id: by.partner.id }]
  return { id, by, scopes, url: `${base}/private-requests/${id}` }
}

/** One that it has offered on. */
const onOffer =
  (rest: string, body: (home: TestApp) => Promise<object>) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { id, by, scopes, url } = await aWish(home)
    const offer = await anOffer(home, id, { by })
    return { url: `${url}/offers/${offer.id}${rest}`, scopes, body: await body(home) }
  }

const ofPlatform =
  (path: string, body?: (home: TestApp) => Promise<object>) =>
  async (home: TestApp): Promise<ScopedThing> => ({
    url: `${base}/${path}`,
    scopes: platform,
    ...(body && { body: await body(home) }),
  })

const vehicle = async (home: TestApp) => (await supplyOf(home)).vehicle
const flight = { airline_id: 'GA', from: 'CGK', to: 'JED', weekdays: [1], departs_at: '12:00', arrives_at: '18:00' }
const named = { name: both('Bus kecil'), about: both('Untuk rombongan'), position: 9 }

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about private umrah. */
export const scopedPrivate: Things = {
  [callKey(contract.listPrivateRequests)]: async (home) => {
    const { scopes } = await aWish(home)
    return { url: `${base}/private-requests`, scopes: [...scopes, ...platform] }
  },
  [callKey(contract.seePrivateRequest)]: async (home) => {
    const { url, scopes } = await aWish(home)
    return { url, scopes: [...scopes, ...platform] }
  },
  [callKey(contract.makePrivateOffer)]: async (home) => {
    const { url, scopes } = await aWish(home)
    return { url: `${url}/offers`, scopes, body: await offerForm(home) }
  },
  [callKey(contract.changePrivateOffer)]: onOffer('', async (home) => ({ ...(await offerForm(home)), version: 1 })),
  [callKey(contract.withdrawPrivateOffer)]: onOffer('/take-back', async () => ({ reason })),
  [callKey(contract.seePrivateSupply)]: async (home) => {
    await supplyOf(home)
    return { url: `${base}/private-supply`, scopes: platform }
  },
  [callKey(contract.savePrivateRoute)]: ofPlatform('private-routes', async () => ({
    ...{ ...flight, number: `GA ${newId().slice(-8)}`, arrives_days_later: 0 },
  })),
  [callKey(contract.savePrivateHotel)]: ofPlatform('private-hotels', async (home) => ({
    ...{ hotel_id: (await catalogueBasics(home)).hotel_id, licence_number: 'NSK-7' },
    ...{ licensed_until: '2099-12-31', distance_metres: 300 },
  })),
  [callKey(contract.savePrivateVehicle)]: ofPlatform('private-vehicles', async () => ({ ...named, capacity: 12 })),
  [callKey(contract.savePrivateExtra)]: ofPlatform('private-extras', async () => ({ ...named, per: 'group' })),
  [callKey(contract.saveUmrahClosure)]: ofPlatform('umrah-closures', async () => ({
    ...{ closes_on: '2040-05-01', reopens_on: '2040-06-01', source: 'Kementerian Haji dan Umrah' },
  })),
  [callKey(contract.removePrivateSupply)]: async (home) => {
    const id = newId()
    await home.application.db.insert(private_extras).values({ ...named, id, per: 'group' })
    return { url: `${base}/private-supply/extras/${id}/remove`, scopes: platform }
  },
  [callKey(contract.seePrivatePrices)]: async (home) =>
    ofPlatform(`private-supply/vehicles/${await vehicle(home)}/prices`)(home),
  [callKey(contract.setPrivatePrices)]: async (home) => ({
    ...{ url: `${base}/private-supply/vehicles/${await vehicle(home)}/prices`, scopes: platform },
    body: { months: [monthOf(aDepartureDate(home))], price: 9_100_000 },
  }),
}
