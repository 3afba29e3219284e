import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page, keys and screen readers go on from the new page, not from the link that led there. */
export function useMainFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
