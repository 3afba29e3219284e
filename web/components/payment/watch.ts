import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

export const firstWaitMs = 5_000
const mostWaitMs = 30_000

/** How long to wait before the next question: five seconds for the first two minutes, then ever longer. */
export const waitAfter = (attempts: number): number =>
  attempts < 24 ? firstWaitMs : Math.min(mostWaitMs, firstWaitMs * (attempts - 22))

export type Watched = {
  /** Where the payment's stamp is told. */
  address: string
  /** As it was when the page was made. */
  stamp: string
  isOn: boolean
}

/** The stamp as it is now; nothing where it cannot be had, as on a train. */
async function stampAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const reply = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return reply.ok ? String((await reply.json()).stamp) : undefined
  } catch {
    return undefined
  }
}

/** Loads the page anew once its payment has changed. Asks only while someone looks, and at once when they look again. */
export function useWatch({ address, stamp, isOn }: Watched): () => void {
  const { revalidate } = useRevalidator()
  const asks = useRef<() => void>(() => {})
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    let timer = 0
    let attempts = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(ask, waitAfter(attempts++))
    }
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const currentStamp = await stampAt(address, stop.signal)
      if (stop.signal.aborted) return
      if (currentStamp !== undefined && currentStamp !== stamp) await revalidate()
      if (!stop.signal.aborted) wait()
    }
    const again = () => {
      attempts = 0
      window.clearTimeout(timer)
      void ask()
    }
    asks.current = again
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    wait()
    return () => {
      stop.abort()
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [address, stamp, isOn, revalidate])
  return useCallback(() => asks.current(), [])
}
