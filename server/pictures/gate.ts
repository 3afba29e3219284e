/** Thrown when too many already wait. Known by its name: it may cross a bundle. */
export class Busy extends Error {
  override readonly name = 'Busy'
  readonly code = 'busy'
}

export const isBusy = (error: unknown): error is Busy => error instanceof Error && error.name === 'Busy'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/** Lets a few work at once and a few more wait in order; the rest is refused at once. */
export function gate(limits: { at_once: number; waiting: number }): Gate {
  const queue: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working < limits.at_once) working += 1
    else {
      if (queue.length >= limits.waiting) throw new Busy('too many pictures at once')
      // Whoever leaves hands over its place, so `working` stays as it is.
      await new Promise<void>((enter) => queue.push(enter))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else working -= 1
    }
  }
}
