import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { audit_log } from '#modules/staff/tables.ts'
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

test('once the journey is over no document is asked for again', async () => {
  const { journey, passport, review } = await aCompleteJourney()
  await putBooking(home, journey.id, { state: 'completed' })
  const { status, body } = await review(passport.id, { verdict: 'ask_again', reason })
  expect([status, body.code]).toEqual([409, 'F-BOK-6c6'])
})
