import { AsyncLocalStorage } from 'node:async_hooks'

type Open = { is_over: boolean; works: (() => void)[] }
const open = new AsyncLocalStorage<Open>()

/** Runs once the transaction that is open here is over, however it ended; at once where none is. */
export function afterTransaction(work: () => void): void {
  const here = open.getStore()
  if (here && !here.is_over) here.works.push(work)
  else work()
}

/** The transaction, and then what waits for its end. */
export async function untilOver<T>(transaction: () => Promise<T>): Promise<T> {
  const here: Open = { is_over: false, works: [] }
  try {
    return await open.run(here, transaction)
  } finally {
    here.is_over = true
    for (const work of here.works) work()
  }
}
