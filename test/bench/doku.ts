import { sign, timestampOf } from '#adapters/doku/signature.ts'
import { newId } from '#core/ids.ts'

export type GatewayAccount = { client_id: string; secret: string }

const path = '/api/v3/payments/notifications/doku'

/** The bank's word that a virtual account is paid, signed as DOKU signs. */
export function doku({ client_id, secret }: GatewayAccount, paid: { payment_number: string; amount: number }) {
  const now = timestampOf(new Date())
  const body = JSON.stringify({
    service: { id: 'VIRTUAL_ACCOUNT' },
    acquirer: { id: 'BCA' },
    channel: { id: 'VIRTUAL_ACCOUNT_BCA' },
    transaction: { status: 'SUCCESS', date: now, original_request_id: newId() },
    order: { invoice_number: paid.payment_number, amount: paid.amount },
  })
  const request_id = newId()
  const signature = sign({ client_id, secret, request_id, timestamp: now, target: path, body })
  const headers = { 'client-id': client_id, 'request-id': request_id, 'request-timestamp': now, signature }
  return { path, headers, body }
}
