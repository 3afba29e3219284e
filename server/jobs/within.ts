/** What took longer than it may. It may still be running: nothing in a process can be stopped from outside. */
export class Overrun extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'Overrun'
  }
}

/** The work, or an `Overrun` where it takes too long. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overrun(ms)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
