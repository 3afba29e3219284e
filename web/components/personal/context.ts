import { createContext, use } from 'react'
import type { Shell } from '../../shell.server.ts'
import type { LatestOrder } from './latest.server.ts'

/** The personal part of a page: its shell with the member in it, and the order to continue. */
export type Personal = { of: Shell; shell: Shell; latest: LatestOrder | undefined }

/** Nothing where the page came whole, or where its personal part is not there yet. */
export const PersonalContext = createContext<Personal | undefined>(undefined)

/** The order to continue, as the page brought it or as it came after. */
export function useLatest(loaded: LatestOrder | undefined): LatestOrder | undefined {
  const personal = use(PersonalContext)
  return personal ? personal.latest : loaded
}
