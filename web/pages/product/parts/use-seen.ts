import { useEffect } from 'react'
import { useFetcher } from 'react-router'

// Long enough that whoever only passes by, and a page prepared ahead, are not counted.
const lookMs = 1500

/** Tells the server, once, that a person has this package in front of them. */
export function useSeen(id: string): void {
  const { submit } = useFetcher()
  useEffect(() => {
    const form = new FormData()
    form.set('intent', 'seen')
    form.set('id', id)
    const tell = () => submit(form, { method: 'post', defaultShouldRevalidate: false })
    let timer = 0
    const look = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(tell, lookMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, submit])
}
