import { expect, test } from 'vitest'
import { bounceReport } from '#test/support/bounce-reports.ts'
import { readBounceReport } from './read.ts'

const mail_id = '01998a3e-7c1f-7000-8000-000000000001'
const read = (change: Partial<Parameters<typeof bounceReport>[0]>) =>
  readBounceReport(Buffer.from(bounceReport({ mail_id, to: 'siti@rihla.test', ...change })))

test('a report names the mail, the address and why', async () => {
  const failed = [{ status: '5.1.1', reason: 'no_mailbox', emails: ['siti@rihla.test'] }]
  expect(await read({})).toEqual({ mail_id, failed })
})

test('of a mail that was forwarded, the address it was sent to is named as well', async () => {
  const report = await read({ to: 'gone@elsewhere.test', mailed: 'siti@rihla.test' })
  expect(report?.failed[0]?.emails).toEqual(['gone@elsewhere.test', 'siti@rihla.test'])
})

test('the answer of the other server counts where the report has no status of its own', async () => {
  const text = bounceReport({ mail_id, to: 'siti@rihla.test' }).replace('Status: 5.1.1', 'Status: 5.0.0')
  expect((await readBounceReport(Buffer.from(text)))?.failed).toMatchObject([{ status: '5.1.1' }])
})

test('a whole mail that is returned counts like its headers alone', async () => {
  const text = bounceReport({ mail_id, to: 'siti@rihla.test' }).replace('text/rfc822-headers', 'message/rfc822')
  expect(await readBounceReport(Buffer.from(text))).toMatchObject({ mail_id, failed: [{ status: '5.1.1' }] })
})

test.each([
  ['that is late', { action: 'delayed', status: '4.4.1' }],
  ['that arrived', { action: 'delivered', status: '2.0.0' }],
  ['refused by policy', { status: '5.7.1' }],
  ['to a full mailbox', { status: '5.2.2' }],
])('a mail %s has not bounced', async (_, change) => {
  expect((await read(change))?.failed).toEqual([])
})

test.each(['550 5.1.1 sender verify failed', '550 5.1.0 sender unknown', '550 listed at zen.example'])(
  'whose answer speaks of the sender has not bounced, whatever its status: %s',
  async (answer) => {
    const text = bounceReport({ mail_id, to: 'siti@rihla.test' }).replace('550 5.1.1\r\n    no such user', answer)
    expect(text).toContain(`smtp; ${answer}`)
    expect((await readBounceReport(Buffer.from(text)))?.failed).toEqual([])
  },
)

test('a name before the address of the mail that came back changes nothing', async () => {
  const report = await read({ to: 'gone@elsewhere.test', mailed: '"Siti" <siti@rihla.test>' })
  expect(report?.failed[0]?.emails).toEqual(['gone@elsewhere.test', 'siti@rihla.test'])
})

const forged = (type: string, part: string) =>
  `Content-Type: ${type}; boundary="X"\r\n\r\n--X\r\nContent-Type: message/delivery-status\r\n\r\n${part}`
test.each([
  ['soft lines', `Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${'> \r\n'.repeat(16_000)}`],
  ['groups of receivers', `To: ${'a:'.repeat(32_000)};\r\n\r\n`],
  ['headers', `${'a: b\r\n'.repeat(10_900)}\r\n`],
  ['folds', forged('multipart/report', `a: b${'\r\n '.repeat(20_000)}`)],
  ['parts', forged('multipart/report', '--X\r\n\r\n\r\n'.repeat(7000))],
  ['parts of no report', forged('multipart/mixed', '--X\r\n\r\n\r\n'.repeat(7000))],
])('a forged mail of many %s costs little time', async (_, text) => {
  const message = Buffer.from(text.slice(0, 64 * 1024))
  const spent: number[] = []
  for (let tries = 0; tries < 3; tries++) {
    const before = process.cpuUsage()
    expect(await readBounceReport(message)).toBeUndefined()
    spent.push(process.cpuUsage(before).user / 1000)
  }
  expect(Math.min(...spent)).toBeLessThan(80)
})

test.each(['', 'hello', 'From: siti@rihla.test\r\nSubject: Halo\r\n\r\nSaya di luar kantor.\r\n', '\0'.repeat(100)])(
  'anything else that comes to that mailbox is no report: %j',
  async (text) => {
    expect(await readBounceReport(Buffer.from(text))).toBeUndefined()
  },
)
