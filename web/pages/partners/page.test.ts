import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { builtSite } from '#server/site.ts'
import { anyBank, anyPartner, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()) })
  for (let i = 0; i < 26; i += 1) await anyPartner(home, { slug: `travel-${i}`, name: `Safar ${i}`, position: i })
  await anyBank(
    home,
    { slug: 'bank', name: 'Bank Uji' },
    { akad: 'mudharabah', nisbah: '40:60', admin_fee: 2_500 },
    { akad: 'murabahah', margin_bp: 975, admin_fee: 300_000 },
    { akad: 'ijarah multijasa', ujrah: 1_750_000 },
  )
  await anyPartner(home, { slug: 'agen', name: 'Agen <b>Uji</b>', kind: 'agency', licence_kind: 'NIB' })
  await anyPartner(home, { slug: 'kabar-surau', name: 'Kabar Surau', kind: 'tdc', licence_kind: 'NIB' })
  const channel = await anyPartner(home, {
    slug: 'detik-hikmah',
    name: 'Detik Hikmah',
    kind: 'tdc',
    licence_kind: 'NIB',
  })
  await hidePartner(home, channel.id, demoTenants[1].id)
})
afterAll(() => home.close())

async function get(url: string, host = 'localhost') {
  const reply = await home.app.inject({ method: 'GET', url, headers: { host } })
  const partners = [...reply.body.matchAll(/href="\/travel\/([^"]+)"/g)].map((match) => match[1])
  const [head = '', rest = ''] = reply.body.split('</head>')
  const body = rest.slice(rest.indexOf('<main'), rest.indexOf('</main>'))
  return { status: reply.statusCode, body, head, partners }
}

test('travel partners come a page at a time, each with a way to its page', async () => {
  expect((await get('/partner')).partners).toHaveLength(24)
  expect((await get('/partner?page=2')).partners).toEqual(['travel-24', 'travel-25'])
})

test('a page beyond the end leads to the last one', async () => {
  const reply = await home.app.inject({ method: 'GET', url: '/en/partner?page=9', headers: { host: 'localhost' } })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/en/partner?page=2'])
})

test('banks state their terms', async () => {
  const { body } = await get('/partner?kind=financial')
  for (const fact of ['Bank Uji', 'Rp. 100.000', 'Rp. 2.500', '40:60', '9,75%', 'Rp. 300.000', 'Rp. 1.750.000']) {
    expect(body.replaceAll('\u00a0', ' ')).toContain(fact)
  }
  expect((await get('/en/partner?kind=financial')).body).toContain('9.75%')
  expect(body).not.toMatch(/\bbunga\b/i)
})

test('names are shown as text, whatever they hold', async () => {
  const { body } = await get('/partner?kind=agency')
  expect(body).toContain('Agen &lt;b&gt;Uji&lt;/b&gt;')
})

test('channels lead to their page, or to their place on the page of all', async () => {
  const { body } = await get('/partner?kind=tdc')
  expect(body).toContain('href="/distribution-partners/detik-hikmah"')
  expect(body).toContain('href="/distribution-partners#kabar-surau"')
  expect((await get('/distribution-partners')).body).toContain('id="kabar-surau"')
})

test('the page of a channel is there where the channel is shown, and nowhere else', async () => {
  expect((await get('/distribution-partners/detik-hikmah')).status).toBe(200)
  expect((await get('/distribution-partners/detik-hikmah', 'demo.localhost')).status).toBe(404)
})

test.each(['?kind=store', '?page=-1', '?page=abc', `?search=${'a'.repeat(10_000)}`, '?search=a%0ab', '?search=zzzzz'])(
  'a list asked for with %s is empty and says so',
  async (query) => {
    const { status, body, head, partners } = await get(`/partner${query}`)
    expect([status, partners]).toEqual([200, []])
    expect(body).toContain('Lihat semua mitra')
    expect(head).toContain('noindex')
  },
)

test.each([
  '/partner',
  '/partner?kind=financial',
  '/partner?search=safar',
  '/distribution-partners',
  '/distribution-partners/detik-hikmah',
  '/gabung-partner',
])('%s asks the database at most eight times', async (path) => {
  await get(path)
  expect((await statementsOf(() => get(path))).length).toBeLessThanOrEqual(8)
})
