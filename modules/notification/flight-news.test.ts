import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { sendReturnNews } from '#modules/catalogue/return-news.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { anOffer } from '#test/support/bookings.ts'
import { aJourney } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('who has booked is told when the flight back changes, at most once an hour and then as it is by now', async () => {
  const offer = await anOffer(home)
  const { db, clock } = home.application
  const day = (days: number) => jakartaDate(addMs(clock.now(), days * dayMs))
  const leg = (number: string, from: string, to: string, on: string) =>
    ({ number, from, to, departs_at: `${on}T10:00:00+07:00`, arrives_at: `${on}T16:00:00+07:00` }) as const
  const flights = [leg('GA 980', 'CGK', 'JED', day(60)), leg('GA 981', 'JED', 'CGK', day(68))]
  const terms_of = { departs_on: day(60), returns_on: day(68), flights }
  await db.update(departures).set(terms_of).where(eq(departures.id, offer.departure.id))
  const order = await aJourney(home, { offer, plan: 'down_payment' })
  const staff = await someStaff(home, ofPartner(offer.partner.id))
  const url = `/api/console/v1/departures/${offer.departure.id}/terms`
  const save = async (number: string) => {
    const { form, version } = (await ask(home, 'GET', url, { token: staff.token })).body.data
    const back = { ...form.flights[1], number }
    const body = { ...form, version, flights: [form.flights[0], back] }
    return ask(home, 'PUT', url, { token: staff.token, body })
  }
  const mails = async () =>
    (await home.sentTo(order.member.email)).filter(({ subject }) => subject.includes('Penerbangan pulang berubah'))
  expect((await save('GA 985')).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.text).toContain('GA 985, JED ke CGK')
  await save('GA 985')
  expect(await mails()).toHaveLength(1)
  for (const number of ['GA 987', 'GA 989']) expect((await save(number)).status).toBe(200)
  const wait = async (ms: number) => sendReturnNews(db, addMs(clock.now(), ms))
  await wait(hourMs / 2)
  expect(await mails()).toHaveLength(1)
  for (const ms of [hourMs, 3 * hourMs]) await wait(ms + 1000)
  const texts = (await mails()).map(({ text }) => text)
  expect([texts.length, texts.filter((text) => text.includes('GA 989')).length]).toEqual([2, 1])
})
