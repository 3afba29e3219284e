import { dayMs, minuteMs, secondMs } from '#core/time.ts'
import type { Loaded } from './fetch.ts'

const defaultAgeMs = 10 * minuteMs
const shortestAgeMs = minuteMs

export type Aged<T> = { value: T; max_age_ms: number }
export type Cache<T> = {
  get(): Promise<Loaded<T>>
  /** Asks again although the value has not aged out, but not more often than the pause allows. */
  renew(): Promise<Loaded<T>>
}

/** How long an answer may be kept, by its Cache-Control: at least a minute, at most a day. */
export function ageOf(cacheControl: string): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(cacheControl)?.[1]
  if (seconds === undefined) return defaultAgeMs
  return Math.min(Math.max(Number(seconds) * secondMs, shortestAgeMs), dayMs)
}

/** Keeps one answer; those who ask while it is fetched wait for the same fetch. Failures are not kept. */
export function cache<T>(load: () => Promise<Loaded<Aged<T>>>, pauseMs: number): Cache<T> {
  let kept: { value: T; at: number; until: number } | undefined
  let pending: Promise<Loaded<T>> | undefined

  async function fetchNow(): Promise<Loaded<T>> {
    const loaded = await load()
    if (!loaded.ok) return loaded
    // Elapsed time, not the product's clock: how old a copy is does not follow a moved clock.
    const at = performance.now()
    kept = { value: loaded.value.value, at, until: at + loaded.value.max_age_ms }
    return { ok: true, value: kept.value }
  }

  function share(): Promise<Loaded<T>> {
    pending ??= fetchNow().finally(() => {
      pending = undefined
    })
    return pending
  }

  return {
    get: async () => (kept && performance.now() < kept.until ? { ok: true, value: kept.value } : share()),
    renew: async () => (kept && performance.now() - kept.at < pauseMs ? { ok: true, value: kept.value } : share()),
  }
}
