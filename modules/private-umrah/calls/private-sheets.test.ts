import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { private_routes } from '#modules/private-umrah/tables.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { fetched } from '#test/support/journeys.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { accept, anOffer, aRequest, type Plan } from '#test/support/private-offers.ts'
import { aSupply } from '#test/support/private-umrah.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let plan: Plan
/** A journey that is paid, whose flight there changes planes in Dubai. */
beforeAll(async () => {
  home = await testApp()
  const supply = await aSupply(home)
  const { db } = home.application
  await db.update(private_routes).set({ via: 'DXB' }).where(eq(private_routes.id, supply.outbound.id))
  plan = await aRequest(home, supply)
  const { body } = await accept(home, plan, await anOffer(home, plan.id))
  await payInvoice(home, plan, body.data.invoices[0].code)
})
afterAll(() => home.close())

const fileOf = async (what: string, language: string): Promise<Buffer> =>
  (await fetched(home, `/api/v3/users/bookings/${plan.id}/${what}`, plan.token, language)).bytes
const printed = async (what: string, language: string): Promise<string> =>
  textOfPdf(await fileOf(what, language)).replaceAll('\n', ' ')

const people = ['Jamaah Nomor A', 'Jamaah Nomor B', 'Jamaah Nomor C']

test('the itinerary of a private umrah says who flies how, sleeps where for how long, and what is in it', async () => {
  const english = await printed('itinerary', 'en')
  for (const wanted of [
    ...people,
    'Flight SV CGKMED, Jakarta (CGK) to Madinah (MED), via Dubai (DXB)',
    'Flight SV JEDCGK, Jeddah (JED) to Jakarta (CGK) Leaves',
    'Check in at Hotel Madinah 4, Madinah 3 nights',
    'Check in at Hotel Makkah 5, Makkah 4 nights',
    ...['Flight class: Economy', 'Vehicle: Van (en)', 'Pembimbing (en)', 'Umrah visa'],
  ])
    expect(english).toContain(wanted)
  expect(await printed('itinerary', 'id')).toContain('Jakarta (CGK) ke Madinah (MED), transit di Dubai (DXB)')
})

test('its voucher names the travellers, both hotels, the change of planes and what is in it', async () => {
  const text = await printed('voucher', 'id')
  for (const wanted of [
    ...people,
    ...['SV CGKMED Jakarta (CGK) Madinah (MED), transit di Dubai (DXB)', 'Hotel Madinah 4', 'Hotel Makkah 5'],
    ...['Kelas penerbangan: Ekonomi', 'Kendaraan: Van', 'Pembimbing'],
  ])
    expect(text).toContain(wanted)
})

test('its calendar has each flight and each hotel on its days', async () => {
  const text = (await fileOf('calendar', 'en')).toString().replaceAll('\r\n ', '')
  expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim().replaceAll('\\', ''))).toEqual(
    expect.arrayContaining([
      'SUMMARY:Flight SV CGKMED, Jakarta to Madinah, via Dubai (DXB)',
      'SUMMARY:Flight SV JEDCGK, Jeddah to Jakarta',
      'SUMMARY:Hotel Madinah 4, Madinah',
      'SUMMARY:Hotel Makkah 5, Makkah',
    ]),
  )
})
