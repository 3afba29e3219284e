import { createContext } from 'react'

/** Known on the server only; a browser hides nonces from scripts, and React need not compare them. */
export const NonceContext = createContext<string | undefined>(undefined)
