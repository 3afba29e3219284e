import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partner_licences } from '#modules/partner/tables.ts'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const fees = { admin_fee: 350_000, bank_fee: 150_000, insurance_fee: 185_000 }
  await anyBank(home, { slug: 'jual', name: 'Bank Jual' }, { akad: 'murabahah', margin_bp: 950, ...fees })
  await anyBank(
    home,
    { slug: 'sewa', name: 'Bank Sewa' },
    { akad: 'ijarah multijasa', ujrah: 1_750_000, months: [6, 12] },
  )
  await anyBank(home, { slug: 'simpan' }, { akad: 'wadiah' })
  const halted = await anyBank(home, { slug: 'beku' }, { akad: 'murabahah', margin_bp: 1 })
  await home.application.db
    .update(partner_licences)
    .set({ suspended_on: '2026-01-01' })
    .where(eq(partner_licences.partner_id, halted.id))
})
afterAll(() => home.close())

type Simulation = { price: number; down_payment?: number; months: number }
const simulate = (body: Simulation, headers = {}) => ask(home, 'POST', '/api/v3/financing/simulate', { body, headers })
type Offer = { bank: { slug: string }; monthly: number; schedule: { due_on: string; amount: number }[] }

test('a guest sees what each bank asks, every fee apart, the least in all first', async () => {
  const { offers } = (await simulate({ price: 30_000_000, down_payment: 10_000_000, months: 12 })).body.data
  expect(offers.map(({ bank }: Offer) => bank.slug)).toEqual(['sewa', 'jual'])
  expect(offers[1]).toMatchObject({
    akad: 'murabahah',
    margin_bp: 950,
    price: 30_000_000,
    down_payment: 10_000_000,
    financed: 20_000_000,
    charge: 1_900_000,
    selling_price: 31_900_000,
    monthly: 1_825_000,
    last: 1_825_000,
    admin_fee: 350_000,
    bank_fee: 150_000,
    insurance_fee: 185_000,
    paid_to_bank: 22_585_000,
    paid_in_all: 32_585_000,
    bank: { licence: { kind: 'OJK', state: 'valid' } },
  })
  expect(offers[0]).toMatchObject({ akad: 'ijarah multijasa', margin_bp: null, charge: 1_750_000, monthly: 1_812_500 })
})

test('the schedule comes to what is paid back', async () => {
  const { offers } = (await simulate({ price: 30_000_000, down_payment: 10_100_000, months: 12 })).body.data
  const sums = offers.map(({ bank, schedule }: Offer) => [
    bank.slug,
    schedule.length,
    schedule.reduce((total, { amount }) => total + amount, 0),
  ])
  expect(sums).toEqual([
    ['sewa', 12, 19_900_000 + 1_750_000],
    ['jual', 12, 19_900_000 + 1_890_500],
  ])
})

test('a bank that does not offer the months is left out', async () => {
  const { offers } = (await simulate({ price: 30_000_000, down_payment: 10_000_000, months: 24 })).body.data
  expect(offers.map(({ bank }: Offer) => bank.slug)).toEqual(['jual'])
})

test('without a down payment each bank bears the most it may', async () => {
  const { offers } = (await simulate({ price: 20_000_000, months: 12 })).body.data
  expect(offers[0]).toMatchObject({ down_payment: 2_000_000, financed: 18_000_000 })
})

test.each([
  [
    'down_payment',
    { price: 30_000_000, down_payment: 25_000_001, months: 12 },
    'Uang muka paling banyak Rp. 25.000.000, karena pembiayaan minimal Rp. 5.000.000',
  ],
  [
    'down_payment',
    { price: 30_000_000, down_payment: 4_999_999, months: 12 },
    'Uang muka paling sedikit Rp. 5.000.000',
  ],
  [
    'down_payment',
    { price: 20_000_000, down_payment: 1_999_999, months: 12 },
    'Uang muka paling sedikit Rp. 2.000.000',
  ],
  ['months', { price: 30_000_000, down_payment: 10_000_000, months: 25 }, 'Pilih jangka waktu 1 sampai 24 bulan'],
  ['months', { price: 30_000_000, down_payment: 10_000_000, months: 0 }, 'Pilih jangka waktu 1 sampai 24 bulan'],
  [
    'price',
    { price: 5_000_000, months: 12 },
    'Harga ini terlalu kecil untuk dibiayai. Pembiayaan minimal Rp. 5.000.000',
  ],
])('what cannot be financed is refused at %s', async (field, body, message) => {
  const reply = await simulate(body)
  expect([reply.status, reply.body.errors]).toEqual([422, { [field]: [message] }])
})

test('the edges themselves are financed', async () => {
  for (const down_payment of [25_000_000, 5_000_000]) {
    expect((await simulate({ price: 30_000_000, down_payment, months: 12 })).status).toBe(200)
  }
})

test('a brand without financing has no such call', async () => {
  const body = { price: 30_000_000, months: 12 }
  expect((await simulate(body, { host: 'demo.localhost' })).status).toBe(404)
})
