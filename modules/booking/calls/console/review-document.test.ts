import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aBuyer, aCart, anOffer } from '#test/support/bookings.ts'
import {
  aJourney,
  aPassport,
  type Journey,
  putBooking,
  scan,
  send,
  tellDetails,
  travellersOf,
} from '#test/support/journeys.ts'
import { listOf } from '#test/support/notices.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const reason = 'Halaman foto terpotong, nomor paspor tidak terbaca'

async function upload({ id, token }: Journey, type: string): Promise<{ id: string; status: string }> {
  const [person] = await travellersOf(home, id)
  const fields = { type, file: { name: 'scan.jpg', bytes: await scan() } }
  const url = `/api/v3/users/bookings/${id}/participants/${person?.id}/documents`
  return (await send(home, url, { token, fields })).body.data
}

/** A journey whose traveller has uploaded all, and its partner's own person at the desk. */
async function aCompleteJourney() {
  const journey = await aJourney(home)
  const [person] = await travellersOf(home, journey.id)
  await tellDetails(home, journey, person?.id ?? '', { gender: 'male', birth_date: '1980-01-01', ...aPassport })
  const passport = await upload(journey, 'passport')
  for (const type of ['photo', 'ktp', 'vaccine']) await upload(journey, type)
  const staff = await someStaff(home, ofPartner(journey.offer.partner.id))
  const review = (document_id: string, body: object) => {
    const url = `/api/console/v1/bookings/${journey.id}/documents/${document_id}/review`
    return ask(home, 'POST', url, { token: staff.token, body, headers: { 'idempotency-key': newId() } })
  }
  return { journey, staff, passport, review }
}

async function seenByOwner({ id, token }: Journey) {
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${id}/participants/documents`, { token })
  const [person] = body.data.participants
  const passport = person.documents.find(({ type }: { type: string }) => type === 'passport')
  return { isComplete: body.data.is_participants_complete, status: passport.status, reason: passport.reason }
}

test('a document asked for again counts as missing, until another is uploaded', async () => {
  const { journey, passport, review } = await aCompleteJourney()
  expect(await seenByOwner(journey)).toEqual({ isComplete: true, status: 'received', reason: null })
  const { status, body } = await review(passport.id, { verdict: 'ask_again', reason })
  expect([status, body.data]).toMatchObject([200, { type: 'passport', status: 'rejected', reason }])
  expect(await seenByOwner(journey)).toEqual({ isComplete: false, status: 'rejected', reason })
  expect((await upload(journey, 'passport')).status).toBe('received')
  expect(await seenByOwner(journey)).toEqual({ isComplete: true, status: 'received', reason: null })
})

test.each([
  ['id', 'Dokumen perlu diunggah ulang', `Travel meminta paspor Jamaah Nomor A diunggah ulang. Alasan: ${reason}`],
  [
    'en',
    'A document is needed again',
    `The travel agency asks you to upload the passport of Jamaah Nomor A again. Reason: ${reason}`,
  ],
])('who booked is told which document, whose and why: %s', async (language, title, text) => {
  const { journey, passport, review } = await aCompleteJourney()
  await review(passport.id, { verdict: 'ask_again', reason })
  const { items } = await listOf(home, journey.token, '', { 'accept-language': language })
  expect(items[0]).toMatchObject({ title, text, link: `/member/my-order/${journey.id}` })
  // Asked for once more, the same scan is no news.
  await review(passport.id, { verdict: 'ask_again', reason: 'Masih tidak terbaca' })
  const mails = await home.sentTo(journey.member.email)
  expect(mails.filter(({ subject }) => subject === 'Dokumen perlu diunggah ulang')).toHaveLength(1)
})

test('an accepted document stays, nobody is told, and the desk knows who accepted it', async () => {
  const { journey, staff, passport, review } = await aCompleteJourney()
  const before = await listOf(home, journey.token)
  expect((await review(passport.id, { verdict: 'accept' })).body.data).toMatchObject({ status: 'accepted' })
  expect(await seenByOwner(journey)).toEqual({ isComplete: true, status: 'accepted', reason: null })
  expect((await listOf(home, journey.token)).items).toHaveLength(before.items.length)
  const entries = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, passport.id))
  expect(entries).toMatchObject([
    { staff_id: staff.id, thing: 'document', before: { state: 'received' }, after: { state: 'accepted' } },
  ])
})

test('who asks again says why', async () => {
  const { journey, passport, review } = await aCompleteJourney()
  for (const body of [{ verdict: 'ask_again' }, { verdict: 'ask_again', reason: 'buram' }]) {
    const { status, body: answer } = await review(passport.id, body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['reason']])
  }
  expect((await seenByOwner(journey)).status).toBe('received')
})

test('a document of another booking, and one that was replaced meanwhile, is not found', async () => {
  const [mine, theirs] = [await aCompleteJourney(), await aCompleteJourney()]
  const verdict = { verdict: 'ask_again', reason }
  expect((await mine.review(theirs.passport.id, verdict)).status).toBe(404)
  await upload(mine.journey, 'passport')
  expect((await mine.review(mine.passport.id, verdict)).status).toBe(404)
  expect((await seenByOwner(mine.journey)).status).toBe('received')
  expect((await seenByOwner(theirs.journey)).status).toBe('received')
})

/** The list as the desk reads it, of the one who travels. */
async function listed({ id }: Journey, token: string) {
  const { status, body } = await ask(home, 'GET', `/api/console/v1/bookings/${id}/documents`, { token })
  const [person, ...others] = body.data?.travellers ?? []
  expect(others).toEqual([])
  return { status, can_review: body.data?.can_review, person }
}

test('the desk reads which documents are missing, received, accepted and asked for again, and since when', async () => {
  const journey = await aJourney(home)
  const { token } = await someStaff(home, { role: 'support', scope: { kind: 'platform' } })
  const needed = ['passport', 'photo', 'ktp', 'vaccine']
  const nothing = { document_id: null, file_type: null, uploaded_at: null, reviewed_at: null, reason: null }
  expect((await listed(journey, token)).person).toMatchObject({
    name: 'Jamaah Nomor A',
    is_complete: false,
    documents: needed.map((type) => ({ type, status: 'missing', ...nothing })),
  })
  const [passport, photo] = [await upload(journey, 'passport'), await upload(journey, 'photo')]
  await upload(journey, 'ktp')
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const review = (id: string, body: object) =>
    ask(home, 'POST', `/api/console/v1/bookings/${journey.id}/documents/${id}/review`, { token: admin.token, body })
  await review(passport.id, { verdict: 'ask_again', reason })
  await review(photo.id, { verdict: 'accept' })
  const { can_review, person } = await listed(journey, token)
  const at = expect.stringMatching(/^20\d\d-/)
  expect([can_review, person.documents]).toEqual([
    true,
    [
      {
        ...{ type: 'passport', status: 'rejected', document_id: passport.id, file_type: 'image/webp' },
        uploaded_at: at,
        reviewed_at: at,
        reason,
      },
      {
        ...{ type: 'photo', status: 'accepted', document_id: photo.id, file_type: 'image/webp' },
        uploaded_at: at,
        reviewed_at: at,
        reason: null,
      },
      {
        ...{ type: 'ktp', status: 'received', document_id: expect.any(String), file_type: 'image/webp' },
        uploaded_at: at,
        reviewed_at: null,
        reason: null,
      },
      { type: 'vaccine', status: 'missing', ...nothing },
    ],
  ])
})

test('a scan opens for who may review it, with nothing in it that runs, and every look is written down', async () => {
  const { journey, staff, passport } = await aCompleteJourney()
  const url = `/api/console/v1/bookings/${journey.id}/documents/${passport.id}/file`
  const open = (token: string) =>
    home.app.inject({ method: 'GET', url, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  const reply = await open(staff.token)
  expect([reply.statusCode, reply.rawPayload.includes('WEBP')]).toEqual([200, true])
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': "inline; filename*=UTF-8''passport.webp",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
  })
  await open(staff.token)
  const { token } = await someStaff(home, { role: 'support', scope: { kind: 'platform' } })
  expect((await open(token)).statusCode).toBe(404)
  const looks = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, passport.id))
  const facts = { booking_id: journey.id, kind: 'passport', state: 'received' }
  const look = { staff_id: staff.id, thing: 'document', before: facts, after: facts }
  expect(looks).toMatchObject([look, look])
})

test('each verdict is a row of the history; who booked reads of what was asked for again alone', async () => {
  const { journey, staff, passport, review } = await aCompleteJourney()
  await review(passport.id, { verdict: 'ask_again', reason })
  await review(passport.id, { verdict: 'accept' })
  const url = `/api/console/v1/bookings/${journey.id}`
  const desk = (await ask(home, 'GET', url, { token: staff.token })).body.data.timeline.slice(-2)
  expect(desk).toMatchObject([
    { event: 'ask_again_document', actor: 'staff', reason },
    { event: 'accept_document', actor: 'staff', reason: '' },
  ])
  const own = await ask(home, 'GET', `/api/v3/users/bookings/${journey.id}`, { token: journey.token })
  const events = own.body.data.timeline.map(({ event }: { event: string }) => event)
  expect([events.includes('ask_again_document'), events.includes('accept_document')]).toEqual([true, false])
})

test('what is only in a cart is nobody’s business at the desk', async () => {
  const { token } = await aBuyer(home)
  const id = await aCart(home, await anOffer(home), { token })
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const { body } = await ask(home, 'GET', `/api/console/v1/bookings/${id}/documents`, { token: admin.token })
  expect(body.data).toEqual({ can_review: false, travellers: [] })
})

test('once the journey is over no document is asked for again', async () => {
  const { journey, passport, review } = await aCompleteJourney()
  await putBooking(home, journey.id, { state: 'completed' })
  const { status, body } = await review(passport.id, { verdict: 'ask_again', reason })
  expect([status, body.code]).toEqual([409, 'F-BOK-6c6'])
})
