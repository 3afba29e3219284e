import { createContext } from 'react'

/** Of the page's policy: known to the server, and read back by the browser's entry. */
export const NonceContext = createContext<string | undefined>(undefined)
