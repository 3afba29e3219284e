import { useEffect } from 'react'

/** Marks the document once React has taken it over, for those who wait for it from outside. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
