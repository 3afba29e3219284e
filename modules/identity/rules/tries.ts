import type { LimitRule } from '#core/ports.ts'
import { secondMs } from '#core/time.ts'
import { codeLifeMs, mostTries } from './codes.ts'
import { mostPending, type Pending, type Prover } from './registration.ts'

const tries: LimitRule = { points: mostTries, seconds: codeLifeMs / secondMs }

/**
 * How often a mailed code is compared, whoever asks: each registration by its secret and each of their networks without one,
 * and all others together. Fewer than a hundred of a million: one chance in ten thousand is never reached.
 */
export const mostMailedTries = mostTries * (2 * mostPending + 1)

/** What a try at a mailed code is counted by: anybody can name an address, so a wrong one costs who made it, not who lives there. */
export function triesOf(pending: readonly Pick<Pending, 'id' | 'token_hash' | 'network'>[], prover: Prover) {
  const own = pending.find((one) => one.token_hash === prover.token_hash)
  if (own) return [{ key: `registration ${own.id}`, rule: tries }]
  const network = { key: `network ${prover.network}`, rule: tries }
  const isKnown = pending.some((one) => one.network === prover.network)
  return isKnown ? [network] : [network, { key: 'strangers', rule: tries }]
}
