import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fetchJson } from '../fetch-json.ts'
import type { Message, Saying } from '../gateway-sandbox/deliver.ts'
import type { SandboxPayment } from '../gateway-sandbox/desk.ts'
import type { SnapPartner } from '../snap/partner.ts'
import { sign, timestampOf } from '../snap/signature.ts'

type Known = { partner: SnapPartner; token_url: string; now: () => Date }

const statuses = { open: '03', paid: '00', failed: '06', expired: '05' } as const

/** A notification over SNAP: a token of the shop's first, then signed with what the shop gave YUKK. */
export async function snapMessage(
  { partner, token_url, now }: Known,
  payment: SandboxPayment,
  { state, amount, is_forged }: Saying,
): Promise<Message> {
  const timestamp = timestampOf(now())
  const token = await shopToken({ partner, token_url, timestamp })
  const body = JSON.stringify({
    originalReferenceNo: payment.request_id,
    originalPartnerReferenceNo: payment.payment_number,
    latestTransactionStatus: statuses[state],
    transactionStatusDesc: state,
    amount: { value: `${amount}.00`, currency: 'IDR' },
    externalStoreId: 'SANDBOX',
    additionalInfo: {},
  })
  const { pathname: path } = new URL(payment.notification_url)
  const secret = is_forged ? createHash('sha256').update(partner.secret).digest('hex') : partner.secret
  const signature = sign({ method: 'POST', path, token, body, timestamp }, secret)
  const headers = {
    authorization: `Bearer ${token}`,
    'x-timestamp': timestamp,
    'x-signature': signature,
    'x-partner-id': partner.client_id,
    'x-external-id': `${now().getTime()}`,
    'channel-id': '00001',
  }
  return { headers, body }
}

const given = z.object({ accessToken: z.string() })

/** None where the shop does not answer: the message then is refused, and sent again later. */
async function shopToken({ partner, token_url, timestamp }: Omit<Known, 'now'> & { timestamp: string }) {
  const result = await fetchJson({
    what: 'the shop',
    url: token_url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-key': partner.client_id, 'x-timestamp': timestamp },
    body: JSON.stringify({ grantType: 'client_credentials' }),
  })
  return result.ok ? (given.safeParse(result.answer.body).data?.accessToken ?? '') : ''
}
