import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#core/messages.ts'
import { aBuyer, aCart, aForm, anOffer, bookingNow, checkOut } from '#test/support/bookings.ts'
import { travellersOf } from '#test/support/journeys.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Offered = Parameters<typeof anOffer>[1]

async function cart(wish: Offered = {}, adults = 2) {
  const offer = await anOffer(home, wish)
  const { token } = await aBuyer(home)
  const id = await aCart(home, offer, { token, rooms: [{ type: 'quad', adults }] })
  return { id, token, form: await aForm(home, id) }
}

const languages = ['id', 'en'] as const
const say = {
  letters: {
    id: 'Tulis seperti di paspor. Gunakan hanya huruf Latin, spasi, titik, tanda petik, dan tanda hubung',
    en: 'Enter it as in the passport. Use only Latin letters, spaces, full stops, apostrophes and hyphens',
  },
  two_words: {
    id: 'Arab Saudi meminta nama minimal dua kata di paspor. Jika nama di paspor hanya satu kata, centang pilihan di bawah',
    en: 'Saudi Arabia requires at least two names in the passport. If the passport has only one, tick the box below',
  },
  same: {
    id: 'Nama ini sama dengan Jamaah 1. Jika memang dua orang berbeda, isi tanggal lahir keduanya',
    en: 'Traveller 1 has the same name. If they are two different people, enter both dates of birth',
  },
  same_birth: {
    id: 'Nama dan tanggal lahir ini sama dengan Jamaah 1. Isi data jamaah yang lain, atau perbaiki tanggal lahirnya',
    en: 'Traveller 1 has the same name and date of birth. Enter someone else’s details, or correct the date of birth',
  },
  self: { id: 'Hubungan “Diri sendiri” hanya untuk satu jamaah', en: 'Only one traveller can be “Myself”' },
  other: {
    id: 'Nama ini bukan nama pemesan. Samakan dengan nama pemesan, atau pilih hubungan lain',
    en: 'This isn’t the name of the person booking. Use the same name, or choose another relationship',
  },
  future: { id: 'Tanggal lahir melewati hari ini. Periksa tahunnya', en: 'This date is in the future. Check the year' },
  long_ago: {
    id: 'Tanggal lahir lebih dari 120 tahun lalu. Periksa tahunnya',
    en: 'This date is more than 120 years ago. Check the year',
  },
  invalid: { id: 'Tanggal tidak valid', en: 'The date is not valid' },
  served: { id: 'Usia minimal 13 tahun', en: 'The minimum age is 13' },
  short: { id: 'Minimal 4 karakter', en: 'At least 4 characters' },
} as const

type Cart = Awaited<ReturnType<typeof cart>>
const refused = async ({ id, token }: Cart, language: Language, change: object) => {
  const reply = await checkOut(home, id, { token, headers: { 'accept-language': language }, ...change })
  return { status: reply.status, errors: reply.body.errors }
}
const second = ({ form }: Cart, change: object) => ({
  participants: form.participants.map((one, i) => (i === 1 ? { ...one, ...change } : one)),
})

test('what no passport holds is refused at its field, for who travels and who orders, in both languages', async () => {
  const order = await cart()
  for (const language of languages) {
    for (const name of ['😀😀 😀', 'Siti 2', '007 007', 'سيتي رحمة', 'Siti@Rahma Wati', '-- --']) {
      const expected = { status: 422, errors: { 'participants.1.name': [say.letters[language]] } }
      expect(await refused(order, language, second(order, { name })), name).toEqual(expected)
      expect(await refused(order, language, { name }), name).toEqual({
        status: 422,
        errors: { name: [say.letters[language]] },
      })
    }
  }
  expect((await bookingNow(home, order.id)).state).toBe('cart')
})

test('a birthday that cannot be is told as a date, for who travels and who orders, in both languages', async () => {
  const order = await cart()
  const dates = { '2030-01-01': say.future, '1890-01-01': say.long_ago, '1981-02-29': say.invalid } as const
  for (const language of languages) {
    for (const [birth_date, message] of Object.entries(dates)) {
      const errors = { 'participants.1.birth_date': [message[language]] }
      expect(await refused(order, language, second(order, { birth_date })), birth_date).toEqual({ status: 422, errors })
      expect(await refused(order, language, { birth_date }), birth_date).toEqual({
        status: 422,
        errors: { birth_date: [message[language]] },
      })
      const profile = await ask(home, 'PATCH', '/api/v3/user/auth/me', {
        ...{ token: order.token, body: { birth_date }, headers: { 'accept-language': language } },
      })
      expect([profile.status, profile.body.errors], birth_date).toEqual([422, { birth_date: [message[language]] }])
    }
    expect((await refused(order, language, { birth_date: '2025-01-01' })).errors).toEqual({
      birth_date: [say.served[language]],
    })
  }
})

test('nobody travels twice, and only one of them is who orders', async () => {
  const order = await cart()
  const [first] = order.form.participants
  for (const language of languages) {
    const twice = await refused(order, language, second(order, { name: first?.name.toUpperCase() }))
    expect(twice.errors).toEqual({ 'participants.1.name': [say.same[language]] })
    const born = order.form.participants.map((one) => ({ ...one, name: first?.name, birth_date: '1980-02-03' }))
    const again = await refused(order, language, { participants: born })
    expect(again.errors).toEqual({ 'participants.1.name': [say.same_birth[language]] })
    const selves = order.form.participants.map((one) => ({ ...one, relation: 'self' }))
    const both = await refused(order, language, { name: first?.name, participants: selves })
    expect(both.errors).toEqual({ 'participants.1.relation': [say.self[language]] })
    const other = await refused(order, language, second(order, { relation: 'self' }))
    expect(other.errors).toEqual({ 'participants.1.name': [say.other[language]] })
  }
})

test('occupation and institution have more than three characters', async () => {
  const order = await cart()
  for (const language of languages) {
    const { errors } = await refused(order, language, { job_name: 'PNS', instansi: 'ABC' })
    expect(errors).toEqual({ job_name: [say.short[language]], instansi: [say.short[language]] })
  }
})

test('Saudi Arabia asks for two words; a passport with one is told of, flagged and left as it is', async () => {
  const order = await cart()
  for (const language of languages) {
    const { errors } = await refused(order, language, second(order, { name: 'Suparman' }))
    expect(errors).toEqual({ 'participants.1.name': [say.two_words[language]] })
  }
  const placed = await checkOut(home, order.id, {
    token: order.token,
    ...second(order, { name: ' Suparman ', is_single_name: true }),
  })
  expect(placed.status).toBe(200)
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(body.data.participants).toMatchObject([{ is_single_name: false }, { name: 'Suparman', is_single_name: true }])
})

test('a box that is ticked for a name of two words flags nothing, and at home one word will do', async () => {
  const abroad = await cart()
  const ticked = second(abroad, { is_single_name: true })
  expect((await checkOut(home, abroad.id, { token: abroad.token, ...ticked })).status).toBe(200)
  const near = await cart({ category: 'wisata-syariah', kind: 'tour_domestic' })
  const one = second(near, { name: 'Suparman' })
  expect((await checkOut(home, near.id, { token: near.token, ...one })).status).toBe(200)
  const flags = await Promise.all([abroad, near].map(async ({ id }) => travellersOf(home, id)))
  expect(flags.flat().map(({ is_single_name }) => is_single_name)).toEqual([false, false, false, false])
})
