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

test.each(['', 'hello', 'From: siti@rihla.test\r\nSubject: Halo\r\n\r\nSaya di luar kantor.\r\n', '\0'.repeat(100)])(
  'anything else that comes to that mailbox is no report: %j',
  async (text) => {
    expect(await readBounceReport(Buffer.from(text))).toBeUndefined()
  },
)
