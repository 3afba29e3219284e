import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 4000

/** Loads the page's data again every few seconds, while there is something to wait for and somebody looks. */
export function useRefresh(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}
