import { useEffect } from 'react'

/** Says that scripts have taken the page over: styles that only a first page needs end with it. */
export function useAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
}
