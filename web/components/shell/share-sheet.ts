import { createContext, use } from 'react'

export type ShareSheet = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

export const ShareSheetContext = createContext<ShareSheet>({ isOpen: false, setOpen: () => {} })

/** Whether the promo share sheet is open: the shell steps aside while it is. */
export const useShareSheet = (): ShareSheet => use(ShareSheetContext)
