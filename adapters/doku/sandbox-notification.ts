import { newId } from '#core/ids.ts'
import type { Message, Saying } from '../gateway-sandbox/deliver.ts'
import type { SandboxPayment } from '../gateway-sandbox/desk.ts'
import { sign, timestampOf } from './signature.ts'

const statuses = { open: 'PENDING', paid: 'SUCCESS', failed: 'FAILED', expired: 'EXPIRED' } as const

function service(channel: string): string {
  if (channel.startsWith('VIRTUAL_ACCOUNT')) return 'VIRTUAL_ACCOUNT'
  return channel === 'CREDIT_CARD' || channel === 'QRIS' ? channel : 'EMONEY'
}

type Known = { client_id: string; secret: string; now: () => Date }

/** A notification of DOKU's: signed over its bytes and the path of the shop's own address. */
export const messageOf =
  ({ client_id, secret, now }: Known) =>
  (payment: SandboxPayment, { state, amount, is_forged }: Saying): Message => {
    const body = JSON.stringify({
      service: { id: service(payment.channel) },
      acquirer: { id: payment.channel.replace(/^VIRTUAL_ACCOUNT_|^EMONEY_/, '') },
      // QRIS is asked for by that name and told of by another.
      channel: { id: payment.channel === 'QRIS' ? 'QRIS_DOKU' : payment.channel },
      transaction: {
        status: statuses[state],
        date: timestampOf(new Date(payment.changed_at)),
        original_request_id: payment.request_id,
      },
      order: { invoice_number: payment.payment_number, amount },
      ...accountOf(payment),
    })
    const request_id = newId()
    const timestamp = timestampOf(now())
    const target = new URL(payment.notification_url).pathname
    const key = is_forged ? `${secret}, or so they think` : secret
    const signature = sign({ client_id, secret: key, request_id, timestamp, target, body })
    return {
      headers: { 'client-id': client_id, 'request-id': request_id, 'request-timestamp': timestamp, signature },
      body,
    }
  }

const accountOf = ({ pay_code, channel }: SandboxPayment): object =>
  pay_code === null || channel === 'QRIS' ? {} : { virtual_account_info: { virtual_account_number: pay_code } }
