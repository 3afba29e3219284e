import type { KeyObject } from 'node:crypto'
import { isSameSecret } from '#core/ids.ts'
import { minuteMs, parseTimestamp } from '#core/time.ts'
import type { BankConnection, BankDelivery, BankToken } from '#modules/savings/ports.ts'
import { bearerOf, partnerTokens } from './partner-token.ts'
import { isAskingSigned, isSigned, isSignedWithKey, minified } from './signature.ts'

export type SnapBank = {
  /** The name by which the bank introduces itself: `X-CLIENT-KEY` and `X-PARTNER-ID`. */
  client_id: string
  /** What it signs with: a secret and a token of ours, or its key alone. */
  signs_with: 'secret' | 'key'
  secret: string
  public_key: () => KeyObject
  /** Whether its signatures leave the place of the token empty, though it sends one. */
  omits_token: boolean
  repeat_answer: BankConnection['repeat_answer']
}

const windowMs = 5 * minuteMs
type Headers = BankDelivery['headers']

/** Our side of SNAP toward a bank that tells of deposits. */
export function snapBank(bank: SnapBank, now: () => Date): BankConnection {
  const tokens = partnerTokens(bank.secret, now)
  const isTimely = (timestamp: string): boolean =>
    Math.abs(now().getTime() - (parseTimestamp(timestamp)?.getTime() ?? 0)) <= windowMs
  return {
    repeat_answer: bank.repeat_answer,
    token(headers: Headers): BankToken {
      const [client_id = '', timestamp = ''] = [headers['x-client-key'], headers['x-timestamp']]
      const missing = ['X-CLIENT-KEY', 'X-TIMESTAMP', 'X-SIGNATURE'].find((name) => !headers[name.toLowerCase()])
      if (missing) return { ok: false, why: 'missing', field: missing }
      if (!parseTimestamp(timestamp)) return { ok: false, why: 'format', field: 'X-TIMESTAMP' }
      const isKnown = isSameSecret(client_id, bank.client_id) && isTimely(timestamp)
      const isOwn = isAskingSigned({ client_id, timestamp }, bank.public_key(), headers['x-signature'] ?? '')
      return isKnown && isOwn ? { ok: true, ...tokens.make() } : { ok: false, why: 'unauthorized' }
    },
    verify({ headers, raw, path }) {
      const timestamp = headers['x-timestamp'] ?? ''
      const signature = headers['x-signature'] ?? ''
      const sent = bearerOf(headers.authorization)
      const token = bank.omits_token ? '' : sent
      const signed = { method: 'POST', path, token, body: minified(raw), timestamp } as const
      const isOwn =
        bank.signs_with === 'key'
          ? isSignedWithKey(signed, bank.public_key(), signature)
          : isSigned(signed, bank.secret, signature)
      const isKnown = isSameSecret(headers['x-partner-id'] ?? '', bank.client_id)
      if (!isKnown || !isOwn || !isTimely(timestamp)) return 'unauthorized'
      return bank.signs_with === 'key' || tokens.isOurs(sent) ? 'signed' : 'token'
    },
  }
}
