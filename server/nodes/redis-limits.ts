import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule } from '#core/ports.ts'
import { memoryLimits, type Take } from '../limits.ts'
import type { Outage } from './outage.ts'

/** After one has waited in vain, nobody waits for Redis for so long. */
const restMs = 1000

type Parts = { client: Redis; prefix: string; outage: Outage; count: () => number }

/** Counters in Redis; while it is away, those of this process, each with its share of the whole. */
export function redisLimits({ client, prefix, outage, count }: Parts): (name: string) => Take {
  let restsUntil = 0
  return (name) => {
    const limiterOf = limiters(client, `${prefix}:limit:${name}`)
    const own = memoryLimits(() => performance.now())
    const insurance = (key: string, { points, seconds }: LimitRule) =>
      own(key, { points: Math.ceil(points / count()), seconds })
    return async (key, rule) => {
      if (performance.now() < restsUntil) return insurance(key, rule)
      try {
        await limiterOf(rule).consume(key)
        outage.works()
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        // One that is known to be away costs no waiting.
        if (client.status === 'ready') restsUntil = performance.now() + restMs
        outage.failed(error)
        return insurance(key, rule)
      }
    }
  }
}

/** One for each rule, of which there are a handful. */
function limiters(client: Redis, keyPrefix: string) {
  const made = new Map<string, RateLimiterRedis>()
  return ({ points, seconds }: LimitRule): RateLimiterRedis => {
    const id = `${points}/${seconds}`
    const limiter =
      made.get(id) ??
      new RateLimiterRedis({
        storeClient: client,
        points,
        duration: seconds,
        keyPrefix,
        rejectIfRedisNotReady: true,
        // Who is over it costs Redis nothing more until they may come again.
        inMemoryBlockOnConsumed: points + 1,
      })
    made.set(id, limiter)
    return limiter
  }
}
