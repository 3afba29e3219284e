import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { followInbox } from './follow-inbox.ts'

const calmMs = 400
const roundMs = 20_000
const events = ['userRoomChats', 'receiveMessage', 'updateUserStatus']

/** The list follows what happens: by what the socket tells, and from time to time where it tells nothing. */
export function useLiveInbox(): void {
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    // What nobody looks at is not asked for: a conversation that is asked for has been read.
    const look = () => document.visibilityState === 'visible' && void ask.current()
    const round = setInterval(look, roundMs)
    document.addEventListener('visibilitychange', look)
    const stop = followInbox({ events, calmMs, onChange: look })
    return () => {
      stop()
      clearInterval(round)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
