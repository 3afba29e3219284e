import { guestSearches, mostSearched, recentSearches } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from './api.server.ts'
import type { Opened } from './components/suggestions/state.ts'
import { memberOf } from './shell.server.ts'

/** What this person, or this browser, searched for last. */
export async function recentOf(context: Context): Promise<Opened['recent']> {
  pageOf(context).name_device()
  const isMember = (await memberOf(context)) !== undefined
  return (await (isMember ? api(context, recentSearches, {}) : api(context, guestSearches, {}))).data
}

export const trendingOf = async (context: Context): Promise<Opened['trending']> =>
  (await api(context, mostSearched, {})).data
