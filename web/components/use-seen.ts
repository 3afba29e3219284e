import { useEffect } from 'react'
import { useLocation } from 'react-router'

// Long enough that whoever only passes by, and a page prepared ahead, are not counted.
const lookMs = 1500

/**
 * Tells the page's action, once, that a person has this thing in front of them. Not by a fetcher: the router takes the
 * newer of two answers, and would finish a choice made meanwhile with what was loaded before it.
 */
export function useSeen(id: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let timer = 0
    const stop = () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
    const tell = () => {
      stop()
      navigator.sendBeacon(`${pathname}.data`, new URLSearchParams({ intent: 'seen', id }))
    }
    const look = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(tell, lookMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return stop
  }, [id, pathname])
}
