import { createContext, use } from 'react'

/** Opens the question whether to try the newer look. */
export const NewLookContext = createContext<(() => void) | undefined>(undefined)
export const useNewLook = () => use(NewLookContext)
