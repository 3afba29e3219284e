import { codes } from './refusal-codes.ts'
import { Refusal } from './refusals.ts'

export type Lane = <T>(work: () => Promise<T>) => Promise<T>

/** So many at a time; the others wait in the order they came and hold nothing meanwhile, up to `most` of them. */
export function lane(width: number, most = 20_000): Lane {
  let running = 0
  // A set keeps the order and gives up its first at once, however many there are.
  const waiting = new Set<() => void>()
  return async (work) => {
    if (waiting.size >= most) throw comeAgain()
    if (running < width) running++
    else await new Promise<void>((go) => waiting.add(go))
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else running--
    }
  }
}

/** Too many at once: nobody's fault, and soon over. */
export const comeAgain = () => new Refusal(codes.too_many_requests, { retry_after_seconds: 3 })
