import { matchRoutes } from 'react-router'
import { type PageEntry, pages } from './pages.ts'

const table = pages.map((entry: PageEntry) => ({ path: entry.path, handle: entry }))
const firstOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? ''

// Most addresses are one line of the table, letter for letter.
const plain = new Map(table.filter(({ path }) => !/[:*]/.test(path)).map(({ path, handle }) => [path, handle]))

/** The router compiles every line it is given, each time it is asked: it is given those that begin as the address does. */
const near = (first: string) => table.filter(({ path }) => /^\/[:*]/.test(path) || firstOf(path) === first)

/** The line of the table that an address, without its language, belongs to. */
export const findPage = (path: string): PageEntry | undefined =>
  plain.get(path) ?? matchRoutes(near(firstOf(path)), path)?.at(-1)?.route.handle
