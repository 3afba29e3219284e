import { cache } from '#core/cache.ts'
import { dayMs, minuteMs, secondMs } from '#core/time.ts'
import type { Loaded } from './loaded.ts'

const defaultAgeMs = 10 * minuteMs
const shortestAgeMs = minuteMs

export type Aged<T> = { value: T; max_age_ms: number }
export type Renewable<T> = {
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

type Answer<T> = Loaded<Aged<T> & { at: number }>

/** Keeps one answer; those who ask while it is fetched wait for the same fetch. Failures are not kept. */
export function renewable<T>(load: () => Promise<Loaded<Aged<T>>>, pauseMs: number): Renewable<T> {
  const answers = cache<Answer<T>>({ entries: 1, ttl_ms: (answer) => (answer.ok ? answer.value.max_age_ms : 0) })
  const key = 'answer'
  const fetchNow = async (): Promise<Answer<T>> => {
    const loaded = await load()
    return loaded.ok ? { ok: true, value: { ...loaded.value, at: performance.now() } } : loaded
  }
  const unwrapped = (answer: Answer<T>): Loaded<T> => (answer.ok ? { ok: true, value: answer.value.value } : answer)
  return {
    get: async () => unwrapped(await answers.load(key, fetchNow)),
    async renew() {
      const known = answers.get(key)
      const isYoung = known?.ok && performance.now() - known.value.at < pauseMs
      return unwrapped(isYoung ? known : await answers.reload(key, fetchNow))
    },
  }
}
