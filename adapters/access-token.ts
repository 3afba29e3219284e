import { cache } from '#core/cache.ts'
import { minuteMs, secondMs } from '#core/time.ts'
import type { GatewayFailure } from '#modules/payment/ports.ts'

export type AccessToken = { ok: true; token: string; expires_in_seconds: number } | GatewayFailure
type Parts = { now: () => Date; ask: () => Promise<AccessToken> }

// Given up a minute before its end, so that none ends on its way.
const ttl_ms = (answer: AccessToken): number => (answer.ok ? answer.expires_in_seconds * secondMs - minuteMs : 0)

/** The access token of a gateway, kept until shortly before its end; `fresh` asks for another one. */
export function accessTokens({ now, ask }: Parts): (wish?: 'fresh') => Promise<AccessToken> {
  // The product's clock: a sandbox, which moves with it, sees a token end when this does.
  const answers = cache<AccessToken>({ entries: 1, ttl_ms, clock: () => now().getTime() })
  return (wish) => (wish === 'fresh' ? answers.reload('token', ask) : answers.load('token', ask))
}
