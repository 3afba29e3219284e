import { newCode } from '#core/ids.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

type Sent = { token: string; lines: readonly string[]; day: string; gateway?: string }

/** Uploads a settlement file with these lines below its columns. */
export async function settlementFile(home: TestApp, { token, lines, day, gateway = 'doku' }: Sent) {
  const form = new FormData()
  form.set('gateway', gateway)
  form.set('day', day)
  form.set('file', new Blob([['payment_number,gross,fee,net', ...lines].join('\n')]), 'settlement.csv')
  const sent = new Response(form)
  return ask(home, 'POST', '/api/console/v1/settlements', {
    token,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

/** A file of one payment that nobody knows, and the difference that it makes. */
export async function aSettlement(home: TestApp) {
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const payment_number = `P${newCode(12)}`
  const { body } = await settlementFile(home, { token, lines: [`${payment_number},50000,0,50000`], day: '2026-01-01' })
  const { file_id: id } = body.data
  const seen = await ask(home, 'GET', `/api/console/v1/settlements/${id}`, { token })
  const difference_id: string = seen.body.data.differences[0].difference_id
  return { id, difference_id, payment_number }
}
