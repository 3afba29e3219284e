import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { listCards } from './store.cards.ts'

export { findListed, listedIds } from './store.listed.ts'

/** Cards of packages, by id. */
export const cardsByIds = (db: Db, ids: readonly string[], language: Language, _today: string) =>
  listCards(db, ids, language)
