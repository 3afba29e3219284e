import { once } from 'node:events'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Bounced } from '#core/bounce.ts'
import { Deferred } from '#core/deferred.ts'
import type { Mail } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { smtpMail } from './client.ts'

type Received = { envelope: string[]; from: string | undefined; mail: Email; raw: string; session: string }
const received: Received[] = []
const accounts: string[] = []
// smtp-server puts the code before the words.
const refusals: Record<string, string> = {
  'nobody@rihla.test': '550 unknown user',
  'unclear@rihla.test': '550 unknown',
  'fault@rihla.test': '550 5.1.0 Sender address rejected: user unknown',
  'verify@rihla.test': '550 Sender verify failed',
  'gone@rihla.test': '550 5.1.1 no such mailbox',
  'closed@rihla.test': '550 5.2.1 mailbox disabled',
  'full@rihla.test': '550 5.2.2 mailbox full',
  'relay@rihla.test': '550 5.7.1 relaying denied',
  'busy@rihla.test': '451 4.7.1 come again later',
  'nowhere@rihla.test': '450 4.1.2 domain not found',
  'closing@rihla.test': '421 4.3.2 service not available',
}

// Some servers look at the recipient only once they have the text.
const lateRefusals: Record<string, string> = {
  'late@rihla.test': '550 5.1.1 no such mailbox',
  'spam@rihla.test': '550 5.7.1 this looks like spam',
  'bare@rihla.test': '550 not taken',
}
const refusal = (said: string | undefined) =>
  said ? Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) }) : null

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onAuth(auth, _session, done) {
    accounts.push(`${auth.username}:${auth.password}`)
    done(null, { user: auth.username })
  },
  onRcptTo(address, _session, done) {
    done(refusal(refusals[address.address]))
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const envelope = session.envelope.rcptTo.map((to) => to.address)
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : undefined
      const raw = Buffer.concat(chunks)
      received.push({ envelope, from, session: session.id, raw: raw.toString(), mail: await PostalMime.parse(raw) })
      done(refusal(lateRefusals[envelope[0] ?? '']))
    })
  },
})

function portOf(address: ReturnType<typeof server.server.address>): number {
  if (!address || typeof address === 'string') throw new Error('not listening')
  return address.port
}

let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  url = `smtp://127.0.0.1:${portOf(server.server.address())}`
})
afterAll(() => new Promise<void>((done) => server.close(done)))
beforeEach(() => {
  received.length = 0
})

const mail = (change: Partial<Mail> = {}): Mail => ({
  id: '01998a3e-7c1f-7000-8000-000000000001',
  to: 'siti@rihla.test',
  from: 'Rihla <salam@rihla.test>',
  subject: 'Kode masuk Anda · é',
  text: 'Kode Anda 123456',
  html: '<p>Kode Anda <b>123456</b></p>',
  ...change,
})

async function sent(...mails: Mail[]): Promise<Received[]> {
  const client = smtpMail({ url })
  try {
    for (const one of mails) await client.send(one)
  } finally {
    client.close()
  }
  return received
}

test('a mail arrives with both its text and its page', async () => {
  const [got] = await sent(mail())
  expect(got?.envelope).toEqual(['siti@rihla.test'])
  expect(got?.from).toBe('salam@rihla.test')
  expect(got?.mail.from).toMatchObject({ name: 'Rihla', address: 'salam@rihla.test' })
  expect(got?.mail.subject).toBe('Kode masuk Anda · é')
  expect(got?.mail.text?.trim()).toBe('Kode Anda 123456')
  expect(got?.mail.html?.trim()).toBe('<p>Kode Anda <b>123456</b></p>')
})

test.each(['Rihlä Umrah', 'رحلة', 'PT Rihla, Tbk. (Ümrah) <x@evil.test>;', '旅'.repeat(60)])(
  'the name of the sender arrives whole, in headers of plain signs: %s',
  async (name) => {
    const [got] = await sent(mail({ from: `"${name}" <salam@rihla.test>` }))
    expect(got?.mail.from).toEqual({ name, address: 'salam@rihla.test' })
    expect(got?.from).toBe('salam@rihla.test')
    const [head = ''] = got?.raw.split('\r\n\r\n') ?? []
    expect(head).toMatch(/^[\x20-\x7e\r\n]+$/)
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  },
)

test('the same mail sent again carries the same Message-ID', async () => {
  await sent(mail(), mail(), mail({ id: 'another thing > with signs' }))
  const [first, again, other] = received.map((got) => got.mail.messageId)
  expect(first).toBe('<01998a3e-7c1f-7000-8000-000000000001@rihla.test>')
  expect(again).toBe(first)
  expect(other).toMatch(/^<[0-9a-f]{64}@rihla\.test>$/)
})

test('several mails ride on one connection', async () => {
  await sent(mail({ id: 'a' }), mail({ id: 'b' }), mail({ id: 'c' }))
  expect(new Set(received.map((got) => got.session)).size).toBe(1)
})

test.each([
  ['a line break in the subject', { subject: 'Halo\r\nBcc: all@rihla.test' }],
  ['a line break in the recipient', { to: 'siti@rihla.test\r\nBcc: all@rihla.test' }],
  ['a line break in the sender', { from: 'Rihla <a@rihla.test>\nBcc: all@rihla.test' }],
  ['a second recipient behind a comma', { to: 'siti@rihla.test,all@rihla.test' }],
  ['a recipient in brackets', { to: 'x <siti@rihla.test>' }],
])('%s is refused before anything is sent', async (_name, change) => {
  await expect(sent(mail(change))).rejects.toThrow(/^mail /)
  expect(received).toEqual([])
})

test.each(['nobody@rihla.test', 'gone@rihla.test', 'closed@rihla.test', 'unclear@rihla.test'])(
  'a mailbox that is not there is never tried again: %s',
  async (to) => {
    await expect(sent(mail({ to }))).rejects.toThrow(Undeliverable)
  },
)

test.each([
  ['nobody@rihla.test', '550'],
  ['gone@rihla.test', '5.1.1'],
  ['closed@rihla.test', '5.2.1'],
  ['late@rihla.test', '5.1.1'],
])('an address that takes no mail has bounced, and says why: %s', async (to, status) => {
  const refused = await sent(mail({ to })).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Bounced)
  expect(refused).toMatchObject({ status })
})

const otherReasons = ['full', 'relay', 'busy', 'spam', 'bare', 'unclear', 'fault', 'verify']
test.each(otherReasons.map((name) => `${name}@rihla.test`))(
  'a refusal for another reason is no bounce: %s',
  async (to) => {
    const refused = await sent(mail({ to })).catch((error: unknown) => error)
    expect([refused instanceof Error, refused instanceof Bounced]).toEqual([true, false])
  },
)

test.each(['relay@rihla.test', 'busy@rihla.test', 'nowhere@rihla.test', 'fault@rihla.test', 'verify@rihla.test'])(
  'a server that will not take a recipient now may later, and is there: %s',
  async (to) => {
    await expect(sent(mail({ to }))).rejects.toThrow(Deferred)
  },
)

test('a server that is about to close is not there', async () => {
  const refused = await sent(mail({ to: 'closing@rihla.test' })).catch((error: unknown) => error)
  expect([refused instanceof Deferred, refused instanceof Undeliverable]).toEqual([false, false])
  expect(refused).toBeInstanceOf(Error)
})

test('the account of the URL signs in', async () => {
  const client = smtpMail({ url: url.replace('//', '//rihla:s%40ndi@') })
  await client.send(mail())
  client.close()
  expect(accounts).toContain('rihla:s@ndi')
})

test('a server that is away is an error, not a silence', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const port = portOf(closed.address())
  await new Promise((done) => closed.close(done))
  const client = smtpMail({ url: `smtp://127.0.0.1:${port}` })
  await expect(client.send(mail())).rejects.toThrow()
  client.close()
})
