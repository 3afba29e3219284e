import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from './mailbox.ts'
import { mailboxPages } from './pages.ts'

const app = fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const box = mailbox({ folder })
  await box.mail.send({
    id: 'evil',
    to: '"><b>x@rihla.test',
    from: 'a@b.test',
    subject: '<script>alert(1)</script>',
    text: '</pre><script>alert(2)</script>',
    html: '<style>p{color:red}</style><p style="color:blue">Halo "Siti"</p><script>alert(3)</script>',
  })
  await box.mail.send({
    id: 'kind',
    to: 'siti@rihla.test',
    from: 'a@b.test',
    subject: 'Kode',
    text: '123456',
    html: '',
  })
  await app.register(mailboxPages({ box }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

test('the list names every mail, the newest first, and says SANDBOX', async () => {
  const page = await get('/sandbox/mail')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('SANDBOX')
  expect(page.body).toContain('href="/sandbox/mail/kind"')
  expect(page.body).toContain('Kotak surat')
})

test('the page speaks English to who asks for it', async () => {
  expect((await get('/sandbox/mail', { 'accept-language': 'en' })).body).toContain('Mailbox')
})

test('the list can be narrowed to one address', async () => {
  const page = await get('/sandbox/mail?to=siti@rihla.test')
  expect(page.body).toContain('/sandbox/mail/kind?to=siti%40rihla.test')
  expect(page.body).not.toContain('/sandbox/mail/evil')
  expect((await get('/sandbox/mail?to=a@x.test&to=nobody@x.test')).body).toContain('nobody@x.test')
})

test.each(['/sandbox/mail', '/sandbox/mail/evil', '/sandbox/mail/kind', '/sandbox/mail?to=%22%3E%3Cscript%3E'])(
  '%s shows nothing of a mail as markup of its own',
  async (url) => {
    const page = await get(url)
    expect(page.body).not.toContain('<script')
    expect(page.body).not.toContain('"><b>')
  },
)

test('a mail is shown in a frame that may not run scripts, and as text', async () => {
  const page = await get('/sandbox/mail/evil')
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/<iframe title="[^"]+" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/)
  expect(page.body).toContain('&lt;/pre&gt;&lt;script&gt;')
  expect(page.body).toContain('SANDBOX')
})

test('the policy of the pages allows no script and only the style sheets it names', async () => {
  const list = String((await get('/sandbox/mail')).headers['content-security-policy'])
  expect(list).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(list).not.toContain('unsafe-inline')
  const open = String((await get('/sandbox/mail/evil')).headers['content-security-policy'])
  expect(open.match(/style-src-elem ([^;]+)/)?.[1]?.split(' ')).toHaveLength(2)
  expect(open).not.toContain('script-src')
})

test.each(['nothing', '..%2f..%2fetc%2fpasswd', '%00'])('an unknown mail (%s) is not found', async (id) => {
  const page = await get(`/sandbox/mail/${id}`)
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('SANDBOX')
})

test('scripts get the mails as JSON, the newest first', async () => {
  const all = await get('/sandbox/mail.json')
  expect(all.headers['content-type']).toContain('application/json')
  expect(all.json().map((mail: { id: string }) => mail.id)).toEqual(['kind', 'evil'])
  expect(Object.keys(all.json()[0])).toEqual(['id', 'to', 'subject', 'text', 'html', 'sent_at'])
  expect((await get('/sandbox/mail.json?to=SITI@rihla.test')).json()).toMatchObject([{ id: 'kind', text: '123456' }])
  expect((await get('/sandbox/mail.json?to=nobody@rihla.test')).json()).toEqual([])
})
