import type { Db } from './context.ts'

type Listener<News, Answer> = (db: Db, news: News) => Promise<Answer>

/**
 * One kind of news from a module to those above it, inside the transaction that made it true. A listener decides for every
 * state and never refuses: that would take back what has happened.
 */
export function channel<News, Answer = void>() {
  const listeners = new Set<Listener<News, Answer>>()
  return {
    /** For modules above, in their module.ts. */
    on: (listener: Listener<News, Answer>): void => {
      listeners.add(listener)
    },
    async tell(db: Db, news: News): Promise<Answer[]> {
      const answers: Answer[] = []
      for (const listener of listeners) answers.push(await listener(db, news))
      return answers
    },
  }
}
