import { useEffect, useState } from 'react'

const trustedMs = 2 * 60_000

/**
 * The time, each second, from the moment a page was made. A phone's own clock is believed where it agrees with the
 * server's, or where there is no server: a page read from the phone itself may be days old.
 */
export function useClock(made: number): number {
  const [now, setNow] = useState(made)
  useEffect(() => {
    const began = Date.now()
    const isTrusted = Math.abs(began - made) < trustedMs || !navigator.onLine
    const tick = () => setNow(isTrusted ? Date.now() : made + Date.now() - began)
    tick()
    const timer = window.setInterval(tick, 1000)
    return () => window.clearInterval(timer)
  }, [made])
  return now
}
