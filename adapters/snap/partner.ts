import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '#core/ids.ts'
import { minuteMs, secondMs } from '#core/time.ts'
import type { Delivery, PartnerToken } from '#modules/payment/ports.ts'
import { isSigned, timeOf } from './signature.ts'

/** What we gave a gateway to sign with when it speaks to us. */
export type SnapPartner = { client_id: string; secret: string }

const lifeSeconds = 900
const windowMs = 5 * minuteMs

/** Our side of SNAP: a gateway takes a token here first, and signs with it what it tells. */
export function snapPartner({ client_id, secret }: SnapPartner, now: () => Date) {
  const mark = (end: string) => createHmac('sha256', secret).update(`partner token ${end}`).digest('base64url')
  const isOurs = (token: string): boolean => {
    const [end = '', sent = ''] = token.split('.')
    return isSameSecret(sent, mark(end)) && Number(end) > now().getTime()
  }
  return {
    /** Only who knows the secret can do anything with it, so that who asks is looked at no further. */
    token(headers: Delivery['headers']): PartnerToken | undefined {
      const sent_at = timeOf(headers['x-timestamp'] ?? '')
      const isTimely = sent_at !== undefined && Math.abs(now().getTime() - sent_at.getTime()) <= windowMs
      if (!isTimely || !isSameSecret(headers['x-client-key'] ?? '', client_id)) return undefined
      const end = String(now().getTime() + lifeSeconds * secondMs)
      return { token: `${end}.${mark(end)}`, expires_in: lifeSeconds }
    },
    /** The time of a message that is signed with our token, and what makes it this delivery. */
    read({ headers, raw, path }: Delivery): { sent_at: Date; delivery_key: string } | undefined {
      const token = /^Bearer ([\w.-]{1,300})$/.exec(headers.authorization ?? '')?.[1] ?? ''
      const timestamp = headers['x-timestamp'] ?? ''
      const sent_at = timeOf(timestamp)
      const signed = { method: 'POST', path, token, body: raw, timestamp } as const
      if (!sent_at || !isOurs(token) || !isSigned(signed, secret, headers['x-signature'] ?? '')) return undefined
      return { sent_at, delivery_key: createHash('sha256').update(raw).digest('base64url') }
    },
  }
}
