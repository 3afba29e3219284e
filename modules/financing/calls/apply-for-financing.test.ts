import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addDays, addMonths, jakartaDate } from '#core/time.ts'
import { newestCode } from '#test/support/accounts.ts'
import { aBuyer, aCart, bookingNow, checkOut, eventsOf, seatsOf } from '#test/support/bookings.ts'
import {
  aFinanceableCart,
  anApplication,
  applicationForm,
  aSubmitted,
  consents,
  financingNow,
  postFinancing,
  uploadFor,
} from '#test/support/financing.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { financing_applications } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

test('saving who applies places the order without an invoice and holds its seats', async () => {
  const cart = await aFinanceableCart(home)
  const reply = await postFinancing(home, cart, await applicationForm(home, cart))
  expect([reply.status, reply.body.message]).toEqual([200, 'Data berhasil ditambahkan'])
  const price = cart.offer.departure.price_quad
  expect(reply.body.data).toMatchObject({
    verification: null,
    application: {
      status: 'documents',
      price,
      down_payment: 10_000_000,
      financed: price - 10_000_000,
      months: 12,
      admin_fee: 350_000,
      bank_name: 'Bank Jual',
      akad: 'murabahah',
      invoice: null,
      is_applicant_complete: true,
      can_submit: false,
      documents: [
        { document_financing_id: 'identity_card', status: 'missing' },
        { document_financing_id: 'proof_of_income', status: 'missing' },
      ],
    },
  })
  expect(await bookingNow(home, cart.id)).toMatchObject({ state: 'awaiting_payment', plan: 'financing', total: price })
  expect(await eventsOf(home, cart.id)).toEqual(['hold', 'apply'])
  expect(await seatsOf(home, cart.offer)).toEqual([0, 1, 39])
})

test('before it is sent all that goes to the bank is read once more', async () => {
  const { id, token, application_id, offer } = await anApplication(home)
  const { data } = (await ask(home, 'GET', `/api/v3/bookings/${id}/checkout-financing`, { token })).body
  expect(data).toMatchObject({
    ...{ id: application_id, booking_id: id, status: 'documents', bank_name: 'Bank Jual', akad: 'murabahah' },
    ...{ months: 12, monthly: 1_825_000, charge: 1_900_000, selling_price: 31_900_000, paid_in_all: 32_250_000 },
    product: { id: offer.product.id },
    applicant: { job_name: 'Guru', years_employed: 3, monthly_income: 7_500_000 },
    can_edit: true,
    can_submit: false,
  })
  const list = await ask(home, 'GET', `/api/v3/bookings/${id}/documents-financing`, { token })
  expect(list.body.data.documents).toEqual(data.documents)
  expect(data.documents.map(({ status }: { status: string }) => status)).toEqual(['missing', 'missing'])
})

test('the schedule comes to what is financed and the margin', async () => {
  const { application_id, token } = await anApplication(home)
  const { body } = await ask(home, 'GET', `/api/v3/users/financing-history/${application_id}`, { token })
  const { schedule, financed, charge, is_schedule_estimated } = body.data
  const sum = schedule.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
  expect([schedule.length, sum, is_schedule_estimated]).toEqual([12, financed + charge, true])
})

test('all documents and all three consents send it to the bank, and nothing less does', async () => {
  const applied = await anApplication(home)
  expect((await postFinancing(home, applied, consents)).body.code).toBe('F-FIN-6m6')
  for (const kind of ['identity_card', 'proof_of_income'])
    expect((await uploadFor(home, applied, kind)).status).toBe(200)
  const partly = await postFinancing(home, applied, { ...consents, accept_bank_data: false })
  expect([partly.status, partly.body.errors]).toEqual([422, { accept_bank_data: ['Setujui untuk melanjutkan'] }])
  const sent = await postFinancing(home, applied, consents)
  expect([sent.status, sent.body.message]).toEqual([200, 'Data berhasil dikirim'])
  expect(sent.body.data.application).toMatchObject({ status: 'verification', can_edit: false, can_submit: false })
  // Sent again, as after an answer that was lost, it is where it was.
  const again = await postFinancing(home, applied, consents)
  expect([again.status, again.body.data.application.timeline.length]).toEqual([
    200,
    sent.body.data.application.timeline.length,
  ])
  const listed = await ask(home, 'GET', '/api/v3/users/consents', { token: applied.token })
  const kinds = listed.body.data.consents.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['financing_terms', 'financing_privacy', 'financing_data']))
})

test('the same application posted twice with one key, or at once, is one', async () => {
  const cart = await aFinanceableCart(home)
  const form = await applicationForm(home, cart)
  const key = { 'idempotency-key': newId() }
  const replies = await Promise.all([1, 2, 3].map(() => postFinancing(home, cart, form, key)))
  const again = await postFinancing(home, cart, form, key)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(again.status).toBe(200)
  const rows = await home.application.db
    .select()
    .from(financing_applications)
    .where(eq(financing_applications.booking_id, cart.id))
  expect(rows).toHaveLength(1)
})

test.each([
  ['hajj', { category: 'haji' as const }, 'F-FIN-1h1'],
  ['a tour', { category: 'wisata-syariah' as const }, 'F-FIN-2u2'],
  ['a package that no bank finances', { can_finance: false }, 'F-FIN-2u2'],
  ['a departure in 59 days', { in_days: 59 }, 'F-FIN-3d3'],
])('%s is refused', async (_, wish, code) => {
  const cart = await aFinanceableCart(home, wish)
  const reply = await postFinancing(home, cart, await applicationForm(home, cart))
  expect(reply.body.code).toBe(code)
  expect((await bookingNow(home, cart.id)).state).toBe('cart')
})

test('sixty days before is in time', async () => {
  const cart = await aFinanceableCart(home, { in_days: 60 })
  expect((await postFinancing(home, cart, await applicationForm(home, cart))).status).toBe(200)
})

test('a second application for the same departure is refused while the first is open', async () => {
  const { token, offer, terms_id, application_id } = await anApplication(home)
  const second = { id: await aCart(home, offer, { token }), token, terms_id }
  const reply = await postFinancing(home, second, await applicationForm(home, second))
  expect([reply.status, reply.body.code]).toEqual([409, 'F-FIN-4o4'])
  await ask(home, 'DELETE', `/api/v3/users/financing-history/${application_id}`, { token })
  expect((await postFinancing(home, second, await applicationForm(home, second))).status).toBe(200)
})

test.each([
  ['address', { address: 'Jl. Satu9' }, 'Minimal 10 karakter'],
  ['address', { address: '' }, 'Field tidak boleh kosong'],
  ['phone_number', { phone_number: '0812345678901234' }, 'Maksimal 15 karakter'],
  ['job_name', { job_name: 'PNS' }, 'Minimal 4 karakter'],
  ['instansi', { instansi: 'BRI' }, 'Minimal 4 karakter'],
  ['email', { email: 'siti' }, 'Email tidak valid'],
  ['name', { name: '' }, 'Field tidak boleh kosong'],
  ['birth_date', { birth_date: '' }, 'Tanggal tidak valid'],
  ['birth_date', { birth_date: '2012-01-01' }, 'Pemohon harus berusia minimal 18 tahun'],
  ['gender', { gender: undefined }, 'Field tidak boleh kosong'],
  ['years_employed', { years_employed: 1 }, 'Lama bekerja atau berusaha minimal 2 tahun'],
  ['monthly_income', { monthly_income: 999_999 }, 'Penghasilan minimal Rp. 1.000.000 per bulan'],
  ['terms_id', { terms_id: newId() }, 'Penawaran bank ini sudah berubah. Pilih lagi penawaran yang tersedia'],
  ['months', { months: 25 }, 'Bank ini menawarkan jangka waktu 6, 12, 18, 24 bulan'],
  ['months', { months: 7 }, 'Bank ini menawarkan jangka waktu 6, 12, 18, 24 bulan'],
  ['down_payment', { down_payment: 0 }, 'Uang muka paling sedikit Rp. 5.000.000'],
  ['participants', { participants: undefined }, 'Field tidak boleh kosong'],
])('what is wrong with %s is said there', async (field, change, message) => {
  const cart = await aFinanceableCart(home)
  const reply = await postFinancing(home, cart, { ...(await applicationForm(home, cart)), ...change })
  expect([reply.status, reply.body.errors]).toEqual([422, { [field]: [message] }])
  expect((await bookingNow(home, cart.id)).state).toBe('cart')
})

test('a phone number of nine digits is refused at its field, one of ten is not', async () => {
  const cart = await aFinanceableCart(home)
  const form = await applicationForm(home, cart)
  const short = await postFinancing(home, cart, { ...form, phone_number: '081234567' })
  expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['phone_number']])
  const ten = await postFinancing(home, cart, { ...form, phone_number: '0812345678' })
  expect([ten.status, ten.body.data.verification?.is_needed]).toEqual([200, true])
})

test('who is eighteen today applies, a day younger does not', async () => {
  const cart = await aFinanceableCart(home)
  const form = await applicationForm(home, cart)
  const born = addMonths(jakartaDate(home.application.clock.now()), -18 * 12)
  const young = await postFinancing(home, cart, { ...form, birth_date: addDays(born, 1) })
  expect(Object.keys(young.body.errors)).toEqual(['birth_date'])
  expect((await postFinancing(home, cart, { ...form, birth_date: born })).status).toBe(200)
})

test('the edges of the sum are financed, and a rupiah beyond is not', async () => {
  const cart = await aFinanceableCart(home)
  const form = await applicationForm(home, cart)
  const price = cart.offer.departure.price_quad
  const least = price - Math.min(25_000_000, Math.floor(price * 0.9))
  for (const down_payment of [least - 1, price - 5_000_000 + 1]) {
    const reply = await postFinancing(home, cart, { ...form, down_payment })
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['down_payment']])
  }
  expect((await postFinancing(home, cart, { ...form, down_payment: price - 5_000_000 })).status).toBe(200)
})

test('a phone number that was never proved gets a code, and the code goes on', async () => {
  const cart = await aFinanceableCart(home)
  const form = { ...(await applicationForm(home, cart)), phone_number: newNumber() }
  const unproven = await postFinancing(home, cart, form)
  expect(unproven.body.data).toMatchObject({ application: null, verification: { is_needed: true } })
  expect((await bookingNow(home, cart.id)).state).toBe('cart')
  const code = await newestCode(home, form.phone_number)
  const wrong = await postFinancing(home, cart, { ...form, code: code === '000000' ? '000001' : '000000' })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'F-OTP-1w1'])
  const reply = await postFinancing(home, cart, { ...form, code })
  expect([reply.status, reply.body.data?.application?.status]).toEqual([200, 'documents'])
})

test('an application counts against what a member may keep unpaid', async () => {
  const applied = await anApplication(home)
  const other = await aFinanceableCart(home)
  const many = await ask(home, 'POST', '/api/v3/bookings/cart', {
    token: applied.token,
    body: {
      product_id: other.offer.product.id,
      departure_id: other.offer.departure.id,
      rooms: [{ type: 'quad', adults: 20 }],
    },
  })
  expect(many.body.code).toBe('F-BOK-0u0')
})

test('identity may be saved anew until it is sent, and the bank’s list follows the income', async () => {
  const applied = await anApplication(home)
  const form = await applicationForm(home, applied)
  const reply = await postFinancing(home, applied, { ...form, monthly_income: 10_000_000, job_name: 'Dokter' })
  expect(reply.body.data.application.applicant).toMatchObject({ monthly_income: 10_000_000, job_name: 'Dokter' })
  expect(reply.body.data.application.documents).toHaveLength(3)
  const other = await postFinancing(home, applied, { ...form, phone_number: newNumber() })
  expect([other.status, other.body.errors]).toEqual([
    422,
    { phone_number: ['Nomor HP yang sudah diverifikasi tidak dapat diganti. Batalkan, lalu ajukan lagi'] },
  ])
  const sent = await aSubmitted(home)
  expect((await postFinancing(home, sent, await applicationForm(home, sent))).body.code).toBe('F-FIN-5c5')
})

test('the price is frozen: what was applied for cannot be checked out or repriced', async () => {
  const applied = await anApplication(home)
  const { id, token } = applied
  expect((await checkOut(home, id, { token })).body.code).toBe('F-BOK-6c6')
  const promo = await ask(home, 'DELETE', `/api/v3/bookings/${id}/promo`, { token })
  expect(promo.body.code).toBe('F-BOK-6c6')
})

test('nobody else sees, sends or takes back an application', async () => {
  const { id, application_id } = await anApplication(home)
  const { token } = await aBuyer(home)
  for (const path of [
    `bookings/${id}/checkout-financing`,
    `bookings/${id}/documents-financing`,
    `users/financing-history/${application_id}`,
  ])
    expect((await ask(home, 'GET', `/api/v3/${path}`, { token })).status).toBe(404)
  expect((await ask(home, 'DELETE', `/api/v3/users/financing-history/${application_id}`, { token })).status).toBe(404)
  expect((await postFinancing(home, { id, token }, consents)).status).toBe(404)
  expect((await financingNow(home, application_id)).state).toBe('documents')
})

test('a brand without financing has none of its calls', async () => {
  const { id, token } = await anApplication(home)
  const reply = await postFinancing(home, { id, token }, consents, { host: 'demo.localhost' })
  expect(reply.status).toBe(404)
})
