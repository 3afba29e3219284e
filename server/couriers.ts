import { join } from 'node:path'
import { dailyBudget } from '#adapters/rajaongkir/budget.ts'
import { cachedCouriers } from '#adapters/rajaongkir/cache.ts'
import { rajaOngkir } from '#adapters/rajaongkir/client.ts'
import { type ParcelBook, parcelBook } from '#adapters/rajaongkir/sandbox-parcels.ts'
import type { LimitPort } from '#core/ports.ts'
import type { CourierPort } from '#modules/shipping/ports.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'

// The sandbox stands in this very process; its key only has to differ from nothing.
const sandboxKey = 'sandbox-rajaongkir-key'

export type CourierSandbox = { key: string; parcels: ParcelBook }

/** What the sandbox takes for its key, and its parcels; nothing where there is none. */
export function courierSandbox({ demo, data_dir, RAJAONGKIR_KEY }: Config, clock: Clock): CourierSandbox | undefined {
  if (!demo || RAJAONGKIR_KEY) return undefined
  const parcels = parcelBook({ folder: join(data_dir, 'sandbox', 'courier'), now: () => clock.now() })
  return { key: sandboxKey, parcels }
}

type Parts = { clock: Clock; port: () => number; limits: LimitPort }

/** Couriers by their broker: a deployment without a key has no rates, and says so. */
export function courierPort(config: Config, { clock, port, limits }: Parts): CourierPort {
  const { RAJAONGKIR_KEY: key, RAJAONGKIR_URL, RAJAONGKIR_DAILY_REQUESTS } = config
  if (key) {
    const budget = dailyBudget(RAJAONGKIR_DAILY_REQUESTS, () => clock.now(), limits)
    return cachedCouriers(rajaOngkir({ url: () => RAJAONGKIR_URL.replace(/\/+$/, ''), key, budget }))
  }
  const none = async () => ({ ok: false, why: 'not-configured', detail: 'no key' }) as const
  if (!config.demo) return { rates: none, track: none }
  const url = () => `http://127.0.0.1:${port()}/sandbox/courier`
  return cachedCouriers(rajaOngkir({ url, key: sandboxKey, budget: { take: async () => true } }))
}
