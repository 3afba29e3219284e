import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import * as contract from '#modules/catalogue/contract.console.ts'
import { anyDeparture, anyReview, catalogueBasics } from './catalogue-fixtures.ts'
import { scan } from './journeys.ts'
import { type APackage, aPackage, plannedDates, save, submit, waiting, waitingDate } from './packages.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
const ofPackage = ({ partner_id }: APackage): Scope[] => [{ kind: 'partner', id: partner_id }, platform]
const ofPartner = ({ partner_id }: APackage): Scope[] => [{ kind: 'partner', id: partner_id }]
const both = (text: string) => ({ id: text, en: text })

/** A draft that can be submitted. */
async function aWholeDraft(home: TestApp) {
  const made = await aPackage(home)
  const { body } = await save(home, made, {})
  return { made, version: body.data.version, content: body.data.content }
}

/** One that waits for a reviewer. */
async function aWaiting(home: TestApp) {
  const { made } = await aWholeDraft(home)
  await submit(home, made)
  return { made, change: await waiting(home, made) }
}

async function aDate(home: TestApp, make: typeof anyDeparture) {
  const made = await aPackage(home, { dates: 0 })
  const date = await make(home, { product_id: made.product.id, hotel_id: made.hotel_id, in_days: 120 })
  const own = `${base}/departures/${date.id}`
  return { made, url: `${made.address}/departures/${date.id}`, terms: `${own}/terms`, evidence: `${own}/evidence` }
}

async function evidenceForm() {
  const body = new FormData()
  body.set('certainty', 'hotel')
  body.set('file', new Blob([new Uint8Array(await scan())]), 'hotel.jpg')
  return body
}

/** A date with a file that proves a certainty of it. */
async function aProvenDate(home: TestApp) {
  const { made, evidence } = await aDate(home, waitingDate)
  const sent = new Response(await evidenceForm())
  const { body } = await ask(home, 'POST', evidence, {
    token: made.owner.token,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
  return { made, url: `${evidence}/${body.data.evidence_id}` }
}

const hotelAddress = async (home: TestApp) => `${base}/hotels/${(await catalogueBasics(home)).hotel_id}`
const hotelForm = () => ({ name: `Hotel ${newId()}`, city: 'Madinah', stars: 5, walk_minutes: 3 })

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about packages. */
export const scopedPackages: Things = {
  [callKey(contract.listPackages)]: async () => ({ url: `${base}/packages`, scopes: [platform] }),
  [callKey(contract.exportPackages)]: async () => ({
    url: `${base}/packages/export?search=nothing`,
    scopes: [platform],
  }),
  [callKey(contract.listHotels)]: async (home) => {
    await catalogueBasics(home)
    return { url: `${base}/hotels`, scopes: [platform], shows: /Hotel Uji/ }
  },
  [callKey(contract.seeHotel)]: async (home) => ({ url: await hotelAddress(home), scopes: [platform] }),
  [callKey(contract.addHotel)]: async () => ({ url: `${base}/hotels`, body: hotelForm(), scopes: [platform] }),
  [callKey(contract.changeHotel)]: async (home) => ({
    url: await hotelAddress(home),
    body: { version: 1, ...hotelForm() },
    scopes: [platform],
  }),
  [callKey(contract.packageChoices)]: async () => ({
    url: `${base}/package-choices`,
    scopes: [platform],
    is_shared: true,
  }),
  [callKey(contract.seePackage)]: async (home) => {
    const made = await aPackage(home)
    return { url: made.address, scopes: ofPackage(made) }
  },
  [callKey(contract.previewPackage)]: async (home) => {
    const made = await aPackage(home)
    return { url: `${made.address}/preview`, scopes: ofPackage(made) }
  },
  [callKey(contract.createPackage)]: async (home) => {
    const made = await aPackage(home)
    const named = { category: 'umroh', kind: 'regular', type_slug: 'umroh-reguler', name: both('Umrah') }
    const body = { partner_id: made.partner_id, ...named }
    return { url: `${base}/packages`, scopes: ofPartner(made), body }
  },
  [callKey(contract.copyPackage)]: async (home) => {
    const made = await aPackage(home)
    return { url: `${made.address}/copy`, scopes: ofPartner(made), body: { name: both('Umrah'), hijri_year: 1449 } }
  },
  [callKey(contract.savePackage)]: async (home) => {
    const { made, version, content } = await aWholeDraft(home)
    return { url: made.address, scopes: ofPartner(made), body: { ...content, version } }
  },
  [callKey(contract.addPackagePicture)]: async (home) => {
    const made = await aPackage(home)
    const body = new FormData()
    body.set('alt_id', 'Masjid Nabawi')
    body.set('alt_en', 'The Prophet’s Mosque')
    body.set('file', new Blob([new Uint8Array(await scan())]), 'masjid.jpg')
    return { url: `${made.address}/pictures`, scopes: ofPartner(made), body }
  },
  [callKey(contract.arrangePackagePictures)]: async (home) => {
    const { made, version, content } = await aWholeDraft(home)
    const { picture_ids } = content
    return { url: `${made.address}/pictures`, scopes: ofPartner(made), body: { version, picture_ids } }
  },
  [callKey(contract.describePackagePicture)]: async (home) => {
    const { made, version } = await aWholeDraft(home)
    const body = { version, alt_id: 'Masjid Nabawi', alt_en: 'The Prophet’s Mosque' }
    return { url: `${made.address}/pictures/${made.picture}`, scopes: ofPartner(made), body }
  },
  [callKey(contract.removePackagePicture)]: async (home) => {
    const { made, version } = await aWholeDraft(home)
    const body = { version, confirm_name: 'Gambar 1' }
    return { url: `${made.address}/pictures/${made.picture}/remove`, scopes: ofPartner(made), body }
  },
  [callKey(contract.submitPackage)]: async (home) => {
    const { made, version } = await aWholeDraft(home)
    return { url: `${made.address}/submit`, scopes: ofPartner(made), body: { version } }
  },
  [callKey(contract.takeBackPackage)]: async (home) => {
    const { made } = await aWaiting(home)
    return { url: `${made.address}/take-back`, scopes: ofPartner(made), body: {} }
  },
  [callKey(contract.withdrawPackage)]: async (home) => {
    const made = await aPackage(home, { state: 'on_sale' })
    return {
      url: `${made.address}/withdraw`,
      scopes: ofPackage(made),
      body: { reason: 'Musimnya sudah selesai', confirm_name: made.product.name.id },
    }
  },
  [callKey(contract.listDepartures)]: async (home) => {
    const made = await aPackage(home)
    return { url: `${made.address}/departures`, scopes: ofPackage(made) }
  },
  [callKey(contract.addDepartures)]: async (home) => {
    const made = await aPackage(home)
    const dates = [jakartaDate(addMs(home.application.clock.now(), 200 * dayMs))]
    return { url: `${made.address}/departures`, scopes: ofPartner(made), body: plannedDates(made, { dates }) }
  },
  [callKey(contract.removeDeparture)]: async (home) => {
    const { made, url } = await aDate(home, waitingDate)
    return { url, scopes: ofPartner(made) }
  },
  [callKey(contract.changeQuota)]: async (home) => {
    const { made, url } = await aDate(home, anyDeparture)
    const body = { change: 2, reason: 'Maskapai menambah kursi' }
    return { url: `${url}/quota`, scopes: ofPartner(made), body }
  },
  [callKey(contract.closeDeparture)]: async (home) => {
    const { made, url } = await aDate(home, anyDeparture)
    const body = { reason: 'Pesawat carter dibatalkan', confirm_name: made.product.name.id }
    return { url: `${url}/close`, scopes: ofPartner(made), body }
  },
  [callKey(contract.seeDate)]: async (home) => {
    const { made, terms } = await aDate(home, anyDeparture)
    return { url: terms, scopes: ofPartner(made) }
  },
  [callKey(contract.saveDate)]: async (home) => {
    const { made, terms } = await aDate(home, waitingDate)
    const { version, form } = (await ask(home, 'GET', terms, { token: made.owner.token })).body.data
    return { url: terms, scopes: ofPartner(made), body: { version, ...form } }
  },
  [callKey(contract.addEvidence)]: async (home) => {
    const { made, evidence } = await aDate(home, waitingDate)
    return { url: evidence, scopes: ofPartner(made), body: await evidenceForm() }
  },
  [callKey(contract.removeEvidence)]: async (home) => {
    const { made, url } = await aProvenDate(home)
    return { url, scopes: ofPartner(made) }
  },
  [callKey(contract.openEvidence)]: async (home) => {
    const { made, url } = await aProvenDate(home)
    return { url: `${url}/file`, scopes: ofPackage(made) }
  },
  [callKey(contract.listAllDepartures)]: async () => ({ url: `${base}/departures`, scopes: [platform] }),
  [callKey(contract.exportDepartures)]: async (home) => {
    await aDate(home, anyDeparture)
    return { url: `${base}/departures/export?search=nothing`, scopes: [platform], shows: /,Mitra Uji,/ }
  },
  [callKey(contract.exportReviews)]: async (home) => {
    const made = await aPackage(home, { state: 'on_sale' })
    await anyReview(home, { product_id: made.product.id, partner_id: made.partner_id, rating: 4 })
    return { url: `${base}/reviews/export?search=nothing`, scopes: [platform], shows: /,Mitra Uji,/ }
  },
  [callKey(contract.exportPackageChanges)]: async (home) => {
    await aWaiting(home)
    return { url: `${base}/package-changes/export?search=nothing`, scopes: [platform], shows: /,Mitra Uji,/ }
  },
  [callKey(contract.listDeskReviews)]: async () => ({ url: `${base}/reviews`, scopes: [platform] }),
  [callKey(contract.answerReview)]: async (home) => {
    const made = await aPackage(home, { state: 'on_sale' })
    const { id } = await anyReview(home, { product_id: made.product.id, partner_id: made.partner_id, rating: 4 })
    return { url: `${base}/reviews/${id}/answer`, scopes: ofPartner(made), body: { answer: 'Terima kasih banyak' } }
  },
  [callKey(contract.listPackageChanges)]: async () => ({ url: `${base}/package-changes`, scopes: [platform] }),
  [callKey(contract.seePackageChange)]: async (home) => {
    const { change } = await aWaiting(home)
    return { url: change.address, scopes: [platform] }
  },
  [callKey(contract.approvePackageChange)]: async (home) => {
    const { change } = await aWaiting(home)
    return { url: `${change.address}/approve`, scopes: [platform], body: { content_hash: change.content_hash } }
  },
  [callKey(contract.rejectPackageChange)]: async (home) => {
    const { change } = await aWaiting(home)
    const body = { content_hash: change.content_hash, reason: 'Foto tidak sesuai hotelnya' }
    return { url: `${change.address}/reject`, scopes: [platform], body }
  },
}
