import { matchRoutes } from 'react-router'
import { type PageEntry, pages } from './pages.ts'

const table = pages.map((entry: PageEntry) => ({ path: entry.path, handle: entry }))

// Most addresses are one line of the table, letter for letter; the router compiles all of them anew each time it is asked.
const plain = new Map(table.filter(({ path }) => !/[:*]/.test(path)).map(({ path, handle }) => [path, handle]))

/** The line of the table that an address, without its language, belongs to. */
export const findPage = (path: string): PageEntry | undefined =>
  plain.get(path) ?? matchRoutes(table, path)?.at(-1)?.route.handle
