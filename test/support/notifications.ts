import { sign as signDoku, timestampOf } from '#adapters/doku/signature.ts'
import { sign as signYukk } from '#adapters/yukk/signature.ts'
import { newId } from '#core/ids.ts'
import type { TestApp } from './test-app.ts'

export const dokuPath = '/api/v3/payments/notifications/doku'
export const yukkPath = '/api/v3/payments/notifications/yukk'

type Change = {
  status?: string
  amount?: unknown
  request_id?: string
  client_id?: string
  secret?: string
  sent_at?: Date
  target?: string
  currency?: string
  headers?: Record<string, string | undefined>
  /** Other bytes than those that were signed. */
  body?: string
}
type NotifiedPayment = { payment_number: string; total_payment: number }

/** A notification as DOKU sends it, or with something of it changed. */
export async function tellDoku({ app, application }: TestApp, payment: NotifiedPayment, change: Change = {}) {
  const { client_id, secret } = application.outside.sandbox.gateways.doku ?? { client_id: '', secret: '' }
  const body = JSON.stringify({
    service: { id: 'VIRTUAL_ACCOUNT' },
    channel: { id: 'VIRTUAL_ACCOUNT_BCA' },
    transaction: { status: change.status ?? 'SUCCESS', date: '2026-01-15T03:40:21Z', original_request_id: newId() },
    order: {
      invoice_number: payment.payment_number,
      amount: change.amount ?? payment.total_payment,
      ...(change.currency && { currency: change.currency }),
    },
  })
  const request_id = change.request_id ?? newId()
  const timestamp = timestampOf(change.sent_at ?? application.clock.now())
  const own = { client_id, secret: change.secret ?? secret }
  const signature = signDoku({ ...own, request_id, timestamp, target: change.target ?? dokuPath, body })
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'client-id': change.client_id ?? client_id,
    'request-id': request_id,
    'request-timestamp': timestamp,
    signature,
    ...change.headers,
  }
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  const reply = await app.inject({ method: 'POST', url: dokuPath, headers: sent, payload: change.body ?? body })
  return { status: reply.statusCode, body: reply.json(), signed: body }
}

type YukkChange = { status?: string; amount?: string | number; channel?: string; secret?: string; signature?: string }

/** The same for YUKK. */
export async function tellYukk({ app, application }: TestApp, payment: NotifiedPayment, change: YukkChange = {}) {
  const secret = change.secret ?? application.outside.sandbox.gateways.yukk?.client_secret ?? ''
  const grand_total = change.amount ?? String(payment.total_payment)
  const { status = 'SUCCESS', channel = 'QRIS' } = change
  const facts = { order_id: payment.payment_number, grand_total, status, payment_channel: { code: channel } }
  const amount = String(grand_total)
  const signed = signYukk({ secret, order_id: payment.payment_number, channel, amount, status }, 'concat')
  const headers = { host: 'localhost', 'content-type': 'application/json', signature: change.signature ?? signed }
  const reply = await app.inject({ method: 'POST', url: yukkPath, headers, payload: JSON.stringify(facts) })
  return { status: reply.statusCode, body: reply.json() }
}
