import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Delivery, Verified } from '#modules/payment/ports.ts'
import { parseJson } from '../fetch-json.ts'
import { snapClient } from '../snap/client.ts'
import { type SnapPartner, snapPartner } from '../snap/partner.ts'
import { type QrisPlace, qrisStatus, rupiahOf, snapStatus, startQris } from '../snap/qris.ts'

/** YUKK's QRIS is a product of its own, with an account of its own; it tells us with credentials that we gave it. */
export type YukkQris = {
  url: string
  client_id: string
  secret: string
  private_key: () => KeyObject
  store_id: string
  partner: SnapPartner
}

// One integration calls /1.0/, another /v1.0/: what is called is what is signed.
export const snapPaths = {
  token_path: '/1.0/access-token/b2b',
  generate_path: '/1.0/qr/qr-mpm-generate',
  query_path: '/1.0/qr/qr-mpm-query',
} as const

const notificationShape = z.object({
  originalPartnerReferenceNo: z.string().min(1).max(64),
  latestTransactionStatus: z.string().max(10),
  amount: z.object({ value: z.string().max(20), currency: z.string().max(10) }).optional(),
})

export function yukkQris({ url, client_id, secret, private_key, store_id, partner }: YukkQris, now: () => Date) {
  const { token_path, ...paths } = snapPaths
  const ask = snapClient({ what: 'YUKK', url, client_id, secret, private_key, token_path, channel_id: '00001', now })
  const place: QrisPlace = {
    what: 'YUKK',
    ask,
    now,
    ...paths,
    generate: () => ({ feeAmount: { value: '0.00', currency: 'IDR' }, storeId: store_id, additionalInfo: {} }),
    query: { externalStoreId: store_id },
  }
  const { token, read } = snapPartner(partner, now)
  return {
    token,
    start: (wish: Parameters<typeof startQris>[1]) => startQris(place, wish),
    status: (payment: Parameters<typeof qrisStatus>[1]) => qrisStatus(place, payment),
    /** Signature first, over the bytes and our own path; only then is anything read. */
    verify(delivery: Delivery): Verified {
      const signed = read(delivery)
      if (!signed) return { ok: false, why: 'signature' }
      const said = notificationShape.safeParse(parseJson(delivery.raw.toString('utf8'))).data
      if (!said) return { ok: false, why: 'unreadable' }
      const { originalPartnerReferenceNo: payment_number, latestTransactionStatus } = said
      const notice = {
        status: snapStatus(latestTransactionStatus),
        amount: rupiahOf(said.amount),
        sent_at: signed.sent_at,
      }
      return { ok: true, delivery_key: signed.delivery_key, payment_number, notice }
    },
  }
}
