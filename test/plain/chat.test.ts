import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, secondMs } from '#core/time.ts'
import { say } from '#modules/chat/say.ts'
import { aConsultant, everyoneOff, openRoom } from '#test/support/chats.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const said = (member: PlainBrowser): string[] => member.all('[role=log] article').map(textOf)
const aPdf = {
  name: 'bukti.pdf',
  type: 'application/pdf',
  bytes: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
}

/** A member with a conversation, and its consultant. */
async function aTalk() {
  const consultant = await aConsultant(home)
  const { browser, token } = await memberBrowser(home)
  const { user_chat_id: id } = await openRoom(home, { token, code: consultant.affiliate_code })
  const answer = (message: string, now = home.application.clock.now()) =>
    say(
      home.application.db,
      { sender: 'consultant', consultant_id: consultant.id },
      { room_id: id, client_id: null, message, origin: 'http://localhost' },
      now,
    )
  return { member: new PlainBrowser(home, browser), id: String(id), answer }
}

test('without scripts a question begins on the page of a package, and its answer is read and answered', async () => {
  await everyoneOff(home)
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/umroh')
  const path = member.link(/./, member.one('main article'))
  await member.open(path)
  await member.follow('Tanya konsultan')
  expect(member.path).toContain('/chat?room=new&tentang=')
  expect(member.text('main')).toContain('Konsultan sedang tidak aktif')
  expect(member.text('main')).toContain('Jawaban juga dikirim ke email Anda')
  expect(member.value('Pesan Anda')).toMatch(/^Saya ingin bertanya tentang ini: http.*\/product\//)
  await member.press('Kirim')
  expect(member.path).toMatch(/^\/chat\?room=[0-9a-f-]{36}$/)
  expect(said(member)).toEqual([expect.stringMatching(/^AndaSaya ingin bertanya tentang ini: http.*WIB ?Terkirim$/)])
  await member.press('Kirim', { 'Pesan Anda': '' })
  expect([member.status, member.text('[id="field-message-error"]')]).toEqual([422, 'Field tidak boleh kosong'])
})

test('who has a consultant of their own reads that they are away, and nothing of waiting for another', async () => {
  await everyoneOff(home)
  const consultant = await aConsultant(home, { is_on: false })
  const { browser, token } = await memberBrowser(home)
  const { user_chat_id: id } = await openRoom(home, { token, code: consultant.affiliate_code })
  const member = await new PlainBrowser(home, browser).open(`/chat?room=${id}`)
  expect(member.text('main')).toContain('Konsultan Anda, Aisyah Nur, sedang tidak aktif')
  expect(member.text('main')).toContain('Jawaban juga dikirim ke email Anda')
  expect(member.text('main')).not.toMatch(/menunggu konsultan|Konsultan sedang tidak aktif/)
})

test('a guest finds the chat in the footer, and is told what they sign in for', async () => {
  const guest = await new PlainBrowser(home, newBrowser()).open('/en/faq')
  await guest.open(guest.link('Consultant chat', guest.one('footer')))
  expect(guest.path).toMatch(/^\/en\/auth\/login\?redirect=%2Fchat$/)
  expect(guest.text('main')).toContain('Sign in first to chat with one of our consultants.')
})

test('what is unread is counted in the header and in the list until the conversation is opened', async () => {
  const { member, answer } = await aTalk()
  await answer('Waalaikumsalam, ada yang bisa kami bantu?')
  await member.open('/chat')
  expect(member.all('header a').map((link) => member.name(link))).toContain('Chat Konsultan, 1 belum dibaca')
  await member.follow(/^Aisyah Nur|1 belum dibaca/, member.one('main ul'))
  expect(said(member)).toEqual([expect.stringContaining('Waalaikumsalam, ada yang bisa kami bantu?')])
  await member.open('/en/chat')
  expect(member.all('header a').map((link) => member.name(link))).toContain('Consultant chat')
})

test('the number of a card is refused at the field, and what was written stays', async () => {
  const { member, id } = await aTalk()
  await member.open(`/chat?room=${id}`)
  await member.press('Kirim', { 'Pesan Anda': 'Kartu saya 4111 1111 1111 1111' })
  expect(member.status).toBe(422)
  expect(member.text('[id="field-message-error"]')).toContain('Jangan pernah memberikan nomor kartu di chat')
  expect(member.value('Pesan Anda')).toBe('Kartu saya 4111 1111 1111 1111')
  expect(said(member)).toEqual([])
})

test('what others write is text, and only our own addresses are links', async () => {
  const { member, id, answer } = await aTalk()
  const origin = home.application.tenants.byHost('localhost')?.public_url
  await answer(`<img src=x onerror=alert(1)> https://evil.example/a ${origin}/umroh`)
  await member.open(`/chat?room=${id}`)
  expect(member.all('[role=log] img')).toEqual([])
  expect(member.all('[role=log] a').map((link) => link.getAttribute('href'))).toEqual(['/umroh'])
})

test('older messages stand behind a link, and a link leads back to the newest', async () => {
  const { member, id, answer } = await aTalk()
  const start = home.application.clock.now()
  for (let i = 1; i <= 55; i++) await answer(`jawaban ${i}.`, addMs(start, i * 4 * secondMs))
  await member.open(`/chat?room=${id}`)
  expect(member.text('[role=log]')).not.toContain('jawaban 1.')
  await member.follow('Pesan sebelumnya')
  expect(member.text('[role=log]')).toContain('jawaban 1.')
  await member.follow('Ke pesan terbaru')
  expect(member.text('[role=log]')).toContain('jawaban 55.')
})

test('a file is sent, shown to its member, and to nobody else', async () => {
  const { member, id } = await aTalk()
  await member.open(`/chat?room=${id}`)
  await member.press('Kirim', { 'Pesan Anda': 'Bukti', 'Pilih gambar atau PDF, paling besar 5 MB': aPdf })
  expect(said(member)).toEqual([expect.stringContaining('bukti.pdf')])
  const file = member.link(/bukti\.pdf/)
  expect((await visit(home, member.browser, file)).status).toBe(200)
  const { browser: other } = await memberBrowser(home)
  expect((await visit(home, other, file)).status).toBe(404)
  expect((await visit(home, other, `/chat?room=${id}`)).status).toBe(404)
  expect((await visit(home, other, `/chat/${id}/messages?after=0`)).status).toBe(404)
})

test('a conversation is reported with a reason, closed once that is confirmed, and another is begun', async () => {
  const { member, id } = await aTalk()
  await member.open(`/en/chat?room=${id}`)
  await member.follow('Report conversation')
  // No bubble of the browser, in its own language, comes before our words.
  expect(member.html).toMatch(/<form[^>]* novalidate/i)
  await member.press('Send report')
  expect(member.status).toBe(422)
  expect(member.all('[id$="-error"]').map(textOf)).toEqual(['Please fill in this field', 'Please fill in this field'])
  await member.press('Send report', { 'I suspect fraud': true, 'Tell us what happened': 'Asked for my password' })
  expect(member.text()).toContain('We received your report')
  await member.follow('Close conversation')
  await member.press('Yes, close')
  expect(member.text('main')).toContain('This conversation is closed.')
  expect(member.all('main textarea')).toEqual([])
  await member.follow('Start a new conversation')
  await member.press('Send', { 'Your message': 'One more thing' })
  expect(member.path).not.toContain(id)
  expect(said(member)).toEqual([expect.stringContaining('One more thing')])
})

test('who is signed out signs in first, and comes back with the question', async () => {
  const guest = await new PlainBrowser(home, newBrowser()).open('/chat?tentang=/oleh-oleh')
  expect(guest.path).toBe('/auth/login?redirect=%2Fchat%3Ftentang%3D%252Foleh-oleh')
})

test.each<Record<string, string>>([{}, { intent: 'burn' }, { intent: 'send', message: 'a' }])(
  'a post that makes no sense is not found: %j',
  async (form) => {
    const { browser } = await memberBrowser(home)
    expect((await visit(home, browser, '/chat', form)).status).toBe(404)
  },
)
