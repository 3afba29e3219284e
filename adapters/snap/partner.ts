import { createHash } from 'node:crypto'
import { isSameSecret } from '#core/ids.ts'
import { minuteMs } from '#core/time.ts'
import type { Delivery, PartnerToken } from '#modules/payment/ports.ts'
import { bearerOf, partnerTokens } from './partner-token.ts'
import { isSigned, timeOf } from './signature.ts'

/** What we gave a gateway to sign with when it speaks to us. */
export type SnapPartner = { client_id: string; secret: string }

const windowMs = 5 * minuteMs

/** Our side of SNAP: a gateway takes a token here first, and signs with it what it tells. */
export function snapPartner({ client_id, secret }: SnapPartner, now: () => Date) {
  const tokens = partnerTokens(secret, now)
  return {
    /** Only who knows the secret can do anything with it, so that who asks is looked at no further. */
    token(headers: Delivery['headers']): PartnerToken | undefined {
      const sent_at = timeOf(headers['x-timestamp'] ?? '')
      const isTimely = sent_at !== undefined && Math.abs(now().getTime() - sent_at.getTime()) <= windowMs
      if (!isTimely || !isSameSecret(headers['x-client-key'] ?? '', client_id)) return undefined
      return tokens.make()
    },
    /** The time of a message that is signed with our token, and what makes it this delivery. */
    read({ headers, raw, path }: Delivery): { sent_at: Date; delivery_key: string } | undefined {
      const token = bearerOf(headers.authorization)
      const timestamp = headers['x-timestamp'] ?? ''
      const sent_at = timeOf(timestamp)
      const signed = { method: 'POST', path, token, body: raw, timestamp } as const
      if (!sent_at || !tokens.isOurs(token) || !isSigned(signed, secret, headers['x-signature'] ?? '')) return undefined
      return { sent_at, delivery_key: createHash('sha256').update(raw).digest('base64url') }
    },
  }
}
