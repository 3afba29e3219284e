import type { KeyObject } from 'node:crypto'
import type { RefundWish } from '#modules/payment/ports.ts'
import { snapClient } from '../snap/client.ts'
import { type QrisPlace, qrisStatus, startQris } from '../snap/qris.ts'
import { snapRefund } from '../snap/refund.ts'
import { timestampOf } from '../snap/signature.ts'

/** DOKU gives QRIS codes over SNAP only, for a merchant of their QRIS. */
export type DokuQris = { private_key: () => KeyObject; merchant_id: string; terminal_id: string; postal_code: string }

export const snapPaths = {
  token_path: '/authorization/v1/access-token/b2b',
  generate_path: '/snap-adapter/b2b/v1.0/qr/qr-mpm-generate',
  query_path: '/snap-adapter/b2b/v1.0/qr/qr-mpm-query',
} as const
export const snapRefundPaths = {
  qris: '/snap-adapter/b2b/v1.0/qr/qr-mpm-refund',
  wallet: '/direct-debit/core/v1/debit/refund',
} as const
/** Wallets that SNAP knows; LinkAja is none of them. */
export const snapWallets: readonly string[] = ['EMONEY_OVO', 'EMONEY_DANA', 'EMONEY_SHOPEE_PAY']

type Config = { url: string; client_id: string; secret: string; now: () => Date; qris: DokuQris }

export function dokuQris({ url, client_id, secret, now, qris }: Config) {
  const { private_key, merchant_id: merchantId, terminal_id: terminalId, postal_code: postalCode } = qris
  const { token_path, ...paths } = snapPaths
  const ask = snapClient({ what: 'DOKU', url, client_id, secret, private_key, token_path, channel_id: 'H2H', now })
  const place: QrisPlace = {
    what: 'DOKU',
    ask,
    now,
    ...paths,
    generate: ({ expires_at }) => ({
      merchantId,
      terminalId,
      validityPeriod: timestampOf(expires_at),
      // 1: no tip is asked for.
      additionalInfo: { postalCode, feeType: '1' },
    }),
    query: { merchantId },
  }
  return {
    start: (wish: Parameters<typeof startQris>[1]) => startQris(place, wish),
    status: (payment: Parameters<typeof qrisStatus>[1]) => qrisStatus(place, payment),
    refund: (wish: RefundWish) => {
      const isCode = wish.method_code === 'QRIS'
      const own = isCode
        ? { merchantId, originalReferenceNo: wish.reference }
        : { additionalInfo: { channel: `${wish.method_code}_SNAP` } }
      return snapRefund({ what: 'DOKU', ask, path: snapRefundPaths[isCode ? 'qris' : 'wallet'], own }, wish)
    },
  }
}
