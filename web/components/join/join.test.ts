import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  partner_applications as applications,
  partner_application_history as history,
} from '#modules/partner/tables.ts'
import { builtSite } from '#server/site.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ TRUST_PROXY: '1' }, { site: builtSite(process.cwd()) })
})
afterAll(() => home.close())

const form = {
  intent: 'apply',
  kind: 'travel',
  company: 'PT Safar Baru',
  contact_name: 'Rina',
  email: 'rina@mitra.test',
  phone_number: '0812 3456 7890',
  city_name: 'Bandung',
  licence_number: '',
  message: '',
}
let caller = 0
async function visit(url: string, fields?: Record<string, string>, cookie = '') {
  const reply = await home.app.inject({
    method: fields ? 'POST' : 'GET',
    url,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      // Each from an address of its own, or the limit would end the tests.
      'x-forwarded-for': `10.2.0.${caller++}`,
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    ...(fields && { payload: new URLSearchParams(fields).toString() }),
  })
  const cookies = [reply.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '')
  const [head = '', rest = ''] = reply.body.split('</head>')
  const body = rest.slice(rest.indexOf('<main'), rest.indexOf('<script'))
  return { status: reply.statusCode, location: String(reply.headers.location), body, head, cookies }
}
const tokenFor = async (email: string) =>
  /[?&]token=([\w-]+)/.exec((await home.sentTo(email))[0]?.text ?? '')?.[1] ?? ''
const stored = (email: string) => home.application.db.select().from(applications).where(eq(applications.email, email))

test('a form sent without script is kept, and the next page says where the link went', async () => {
  const sent = await visit('/gabung-partner', form)
  expect([sent.status, sent.location]).toEqual([302, '/gabung-partner?sent'])
  const next = await visit('/gabung-partner?sent', undefined, sent.cookies.join('; '))
  expect(next.body).toContain('rina@mitra.test')
  expect(next.body).toContain('Data berhasil dikirim')
  expect((await visit('/gabung-partner?sent')).body).toContain('Formulir pendaftaran')
})

test('mistakes are named at their fields, in the language of the page, and what was typed stays', async () => {
  const wrong = { ...form, company: '', email: 'bukan alamat', phone_number: '123', message: 'Pesan <b>saya</b>' }
  const reply = await visit('/gabung-partner', wrong)
  expect(reply.status).toBe(422)
  expect(reply.body).toContain('Nama perusahaan: Field tidak boleh kosong')
  expect(reply.body).toContain('Email tidak valid')
  expect(reply.body).toContain('Pesan &lt;b&gt;saya&lt;/b&gt;')
  expect(reply.body).toContain('value="bukan alamat"')
  expect((await visit('/en/gabung-travel-distribution-channel', wrong)).body).toContain(
    'Company name: Please fill in this field',
  )
})

test('a form sent twice is one application and one mail; a corrected one is another', async () => {
  const twice = { ...form, email: 'dua@mitra.test', ticket: 'one-ticket' }
  const same = { 'x-forwarded-for': '10.3.0.1' }
  const post = (fields: Record<string, string>) =>
    home.app.inject({
      method: 'POST',
      url: '/gabung-partner',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
        ...same,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const replies = await Promise.all([post(twice), post(twice), post(twice)])
  expect(replies.map((reply) => reply.statusCode)).toEqual([302, 302, 302])
  expect(await home.sentTo('dua@mitra.test')).toHaveLength(1)
  expect((await post({ ...twice, company: 'PT Diperbaiki' })).statusCode).toBe(302)
  expect((await stored('dua@mitra.test')).map((row) => row.company)).toEqual(['PT Diperbaiki'])
})

test('each page takes its own kinds only', async () => {
  await visit('/gabung-travel-distribution-channel', { ...form, email: 'kanal@mitra.test', kind: 'travel' })
  await visit('/gabung-partner', { ...form, email: 'bank@mitra.test', kind: 'financial' })
  expect([(await stored('kanal@mitra.test'))[0]?.kind, (await stored('bank@mitra.test'))[0]?.kind]).toEqual([
    'tdc',
    'financial',
  ])
})

test('to open the mailed link confirms nothing; to press the button does, and the state is shown from then on', async () => {
  await visit('/gabung-partner', { ...form, email: 'bukti@mitra.test', company: 'PT Bukti' })
  const link = `/gabung-partner?token=${await tokenFor('bukti@mitra.test')}`
  const opened = await visit(link)
  expect(opened.status).toBe(200)
  expect(opened.body).toContain('pendaftaran PT Bukti memang dari Anda')
  expect(opened.head).toContain('noindex')
  expect((await stored('bukti@mitra.test'))[0]?.state).toBe('unverified')
  const submitted = await visit(link, { intent: 'prove' })
  expect([submitted.status, submitted.location]).toEqual([302, link])
  expect((await stored('bukti@mitra.test'))[0]?.state).toBe('submitted')
  const after = await visit(link)
  expect(after.body).toContain('Pendaftaran PT Bukti')
  expect(after.body).toContain('Email dikonfirmasi')
  expect(after.body).not.toContain('value="prove"')
})

test('a decision is shown with its reason', async () => {
  const email = 'tolak@mitra.test'
  await visit('/gabung-partner', { ...form, email, company: 'PT Tolak' })
  const token = await tokenFor(email)
  await visit(`/gabung-partner?token=${token}`, { intent: 'prove' })
  const [row] = await stored(email)
  const id = row?.id ?? ''
  await home.application.db.update(applications).set({ state: 'rejected' }).where(eq(applications.id, id))
  const at = home.application.clock.now()
  const entry = { id: crypto.randomUUID(), application_id: id, actor: 'acquisition' as const, at }
  await home.application.db.insert(history).values({ ...entry, state: 'rejected', reason: 'Izin PPIU sudah berakhir' })
  const { body } = await visit(`/en/gabung-partner?token=${token}`)
  expect(body).toContain('Not accepted')
  expect(body).toContain('Reason: Izin PPIU sudah berakhir')
})

test.each(['nobody', '', 'a'.repeat(5_000), '%27%20or%201=1'])(
  'a link with %j is not found, and says what to do',
  async (token) => {
    const { status, body } = await visit(`/gabung-partner?token=${token}`)
    expect(status).toBe(404)
    expect(body).toContain('Tautan ini tidak berlaku')
  },
)

test('a form that confirms without a link is a form like any other', async () => {
  expect((await visit('/gabung-partner', { intent: 'prove' })).status).toBe(422)
})
