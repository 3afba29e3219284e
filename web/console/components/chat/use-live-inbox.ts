import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { followInbox } from './follow-inbox.ts'

const calmMs = 400
const roundMs = 20_000
const events = ['userRoomChats', 'receiveMessage', 'updateUserStatus']

/**
 * The list follows what happens: by what the socket tells, and from time to time where it tells nothing. Gives whether the server
 * can be reached.
 */
export function useLiveInbox(): boolean {
  const { revalidate } = useRevalidator()
  const [isReachable, setReachable] = useState(true)
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    // What nobody looks at is not asked for: a conversation that is asked for has been read.
    const look = () => document.visibilityState === 'visible' && void ask.current()
    const round = setInterval(look, roundMs)
    document.addEventListener('visibilitychange', look)
    // A proxy may let no sockets through: what counts is whether anything is answered.
    let asks = 0
    const onLine = () => {
      const mine = ++asks
      // Of several under way the newest counts.
      void canAsk().then((can) => mine === asks && setReachable(can))
    }
    for (const name of ['online', 'offline']) window.addEventListener(name, onLine)
    const stop = followInbox({ events, calmMs, onChange: look, onLine })
    return () => {
      stop()
      clearInterval(round)
      document.removeEventListener('visibilitychange', look)
      for (const name of ['online', 'offline']) window.removeEventListener(name, onLine)
    }
  }, [])
  return isReachable
}

async function canAsk(): Promise<boolean> {
  if (!navigator.onLine) return false
  const part = await import('./desk-said.ts').catch(() => undefined)
  return (await part?.askWaiting()) !== undefined
}
