import { cache } from '#core/cache.ts'
import { dayMs, hourMs, minuteMs } from '#core/time.ts'
import type { CourierPort, Parcel, RatesAnswer } from '#modules/shipping/ports.ts'

const goodMs = 6 * hourMs
// Older than a day it may be another price: then there is none.
const lastMs = dayMs
// A failure is remembered too, or each buyer would wait for it.
const failureMs = minuteMs

/** Couriers charge by the kilogram begun, so that all parcels of one have one answer. */
const kilograms = (grams: number): number => Math.max(1, Math.ceil(grams / 1000))

const keyOf = ({ origin, destination, grams, couriers }: Parcel): string =>
  [origin.subdistrict_id, destination.subdistrict_id, kilograms(grams), [...couriers].sort().join(':')].join(' ')

/** Asks once in six hours for what is the same; when it cannot ask, the last answer is good for a day. */
export function cachedCouriers(
  port: CourierPort,
  { most = 20_000, elapsed = () => performance.now() } = {},
): CourierPort {
  const fresh = cache<RatesAnswer>({
    entries: most,
    ttl_ms: ({ ok }) => (ok ? goodMs : failureMs),
    clock: elapsed,
  })
  const last = cache<RatesAnswer>({ entries: most, ttl_ms: lastMs, clock: elapsed })
  return {
    track: port.track,
    async rates(parcel) {
      const key = keyOf(parcel)
      const grams = kilograms(parcel.grams) * 1000
      const answer = await fresh.load(key, async () => {
        const answered = await port.rates({ ...parcel, grams })
        if (answered.ok) last.set(key, answered)
        return answered
      })
      return answer.ok ? answer : (last.get(key) ?? answer)
    },
  }
}
