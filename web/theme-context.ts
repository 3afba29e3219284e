import { createContext } from 'react'

/** The tenant's colours, as CSS: made by the server, and read back from the page by the browser's entry. */
export const ThemeContext = createContext('')
