import { matchRoutes } from 'react-router'
import { type PageEntry, pages } from './pages.ts'

const table = pages.map((entry: PageEntry) => ({ path: entry.path, handle: entry }))

/** The line of the table that an address, without its language, belongs to. */
export const findPage = (path: string): PageEntry | undefined => matchRoutes(table, path)?.at(-1)?.route.handle
