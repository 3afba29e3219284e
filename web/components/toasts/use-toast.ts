import { createContext, use } from 'react'
import type { ToastTone } from '../../ui/toast.tsx'

export type ToastNote = {
  text: string
  tone?: ToastTone /** How long it stays; 3000 ms unless told. */
  timeout?: number
}

export const ToastContext = createContext<(note: ToastNote) => void>(() => {})

/** Shows a message at the top of the screen for a while. */
export const useToast = (): ((note: ToastNote) => void) => use(ToastContext)
