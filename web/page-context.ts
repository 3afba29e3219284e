import { createContext, type RouterContext } from 'react-router'
import type { PageContext } from '#core/page.ts'

declare global {
  var rihlaPage: RouterContext<PageContext> | undefined
}

/** One key for both bundles: the server and the built site each hold a copy of this module. */
globalThis.rihlaPage ??= createContext<PageContext>()
export const pageContext = globalThis.rihlaPage
