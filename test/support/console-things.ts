import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { refundsOf } from '#modules/payment/module.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { anApplication } from './applications.ts'
import { anOrder } from './bookings.ts'
import { anyBank, anyPartner, catalogueBasics } from './catalogue-fixtures.ts'
import { aBanner, aFaq, aGalleryItem } from './content.ts'
import { aSubmitted } from './financing.ts'
import { aGuide } from './guides.ts'
import { aJourney } from './journeys.ts'
import { aLicence } from './licences.ts'
import { anyMember } from './members.ts'
import { anyItem, anyStore } from './merchandise.ts'
import { aPackage, save, submit, waiting } from './packages.ts'
import { enteredAccount } from './partner-accounts.ts'
import { aPayout } from './payouts.ts'
import { anyPost } from './posts.ts'
import { aRequest } from './private-offers.ts'
import { anyPromo } from './promos.ts'
import { anOpenPlan, aSubmittedPlan, counted } from './savings.ts'
import { aBreach } from './scoped.ts'
import { aBatch } from './scoped-batches.ts'
import { aChatReport, aDeskChat } from './scoped-chat.ts'
import { supplyOf } from './scoped-private.ts'
import { aSettlement } from './settlements.ts'
import { aStoreOrder } from './store-orders.ts'
import type { TestApp } from './test-app.ts'

/** A package whose change waits for a reviewer. */
async function aSubmittedPackage(home: TestApp) {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  return { id: made.product.id, change_id: (await waiting(home, made)).change_id }
}

const aStoreItem = async (home: TestApp) => anyItem(home, { store_id: (await anyStore(home)).id })

/** Money of a cancelled order that has to go back. */
async function aRefundDue(home: TestApp) {
  const order = await aJourney(home)
  const { db, clock } = home.application
  const why = { staff_id: newId(), reason: 'Maskapai membatalkan penerbangan' }
  await cancelBooking(db, { booking_id: order.id, ...why }, clock.now())
  return { id: (await refundsOf(db, order.id))[0]?.refund.id ?? '' }
}

/** A thing for each page of the console that is about one, by its path: the id that stands in its address. */
export const consoleThings: Readonly<Record<string, (home: TestApp) => Promise<{ id: string }>>> = {
  '/bookings/:id': (home) => anOrder(home),
  '/departures/:id': async (home) => (await anOrder(home)).offer.departure,
  '/departures/:id/manifest': async (home) => (await anOrder(home)).offer.departure,
  '/departures/:id/rooming': async (home) => (await anOrder(home)).offer.departure,
  '/departures/:id/edit': async (home) => (await anOrder(home)).offer.departure,
  '/packages/:id': (home) => aSubmittedPackage(home),
  '/packages/:id/departures': (home) => aSubmittedPackage(home),
  '/packages/:id/preview': (home) => aSubmittedPackage(home),
  '/packages/review/:id': async (home) => ({ id: (await aSubmittedPackage(home)).change_id }),
  '/hotels/:id': async (home) => ({ id: (await catalogueBasics(home)).hotel_id }),
  '/doa/:id': async () => ({ id: 'talbiyah' }),
  '/guides/:id': (home) => aGuide(home),
  '/posts/:id': (home) => anyPost(home),
  '/posts/:id/preview': (home) => anyPost(home),
  '/banners/:id': (home) => aBanner(home),
  '/gallery/:id': (home) => aGalleryItem(home),
  '/faqs/:id': (home) => aFaq(home, { tenant_id: demoTenants[0].id }),
  '/pages/:id': (home) => aGuide(home, { tenant_id: demoTenants[0].id }),
  '/promos/:id': (home) => anyPromo(home),
  '/members/:id': (home) => anyMember(home),
  '/breaches/:id': async (home) => ({ id: (await aBreach(home)).url.split('/').at(-1) ?? '' }),
  '/applications/:id': (home) => anApplication(home),
  '/licences/:id': (home) => aLicence(home),
  '/partner-profile/:id': (home) => anyPartner(home),
  '/payouts/:payout_id': (home) => aPayout(home),
  '/partner-accounts/:account_id': async (home) => enteredAccount(home, (await anyPartner(home)).id),
  '/settlements/:file_id': (home) => aSettlement(home),
  '/ledger/:transaction_id': async ({ application }) => {
    const [entry] = await application.db.select().from(ledger_entries).limit(1)
    return { id: entry?.transaction_id ?? '' }
  },
  '/refunds/batches/:batch_id': (home) => aBatch(home),
  '/refunds/:refund_id': (home) => aRefundDue(home),
  '/financing/:id': async (home) => ({ id: (await aSubmitted(home)).application_id }),
  '/savings/:id': async (home) => {
    // The list of deposits has one, so that it proves something.
    await counted(home, await anOpenPlan(home), 500_000)
    return aSubmittedPlan(home)
  },
  '/store-orders/:id': (home) => aStoreOrder(home),
  '/items/:id': (home) => aStoreItem(home),
  '/items/:id/stock': (home) => aStoreItem(home),
  '/stores/:id': (home) => anyStore(home),
  '/private-requests/:id': async (home) => aRequest(home, await supplyOf(home)),
  '/private-supply/:id': async (home) => ({ id: (await supplyOf(home)).vehicle }),
  '/chat/:id': (home) => aDeskChat(home),
  '/chat/reports/:id': (home) => aChatReport(home),
  '/banks/:bank_id': (home) => anyBank(home, {}, { akad: 'murabahah', margin_bp: 950 }),
  '/tenants/:tenant_id': async () => ({ id: demoTenants[0].id }),
  '/rules/:key': async () => ({ id: 'qris_most' }),
}
