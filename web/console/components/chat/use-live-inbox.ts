import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

// Several things that happen at once are one reason to ask again.
const calmMs = 400
const roundMs = 20_000

/** The list follows what happens: by what the socket tells, and from time to time where it tells nothing. */
export function useLiveInbox(): void {
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    let isOver = false
    // What nobody looks at is not asked for: a conversation that is asked for has been read.
    const look = () => document.visibilityState === 'visible' && void ask.current()
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, calmMs)
    }
    const round = setInterval(look, roundMs)
    document.addEventListener('visibilitychange', look)
    void import('./desk-socket.ts').then(
      ({ holdDeskSocket }) => {
        if (isOver) return
        // One's own conversations are told with the inbox.
        const join = () => void socket.emit('joinRoomChats', {})
        const hears = { connect: join, userRoomChats: soon, receiveMessage: soon, updateUserStatus: soon }
        const { socket, release } = holdDeskSocket(hears)
        if (socket.connected) join()
        stop = release
      },
      () => undefined,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      clearInterval(round)
      document.removeEventListener('visibilitychange', look)
      stop?.()
    }
  }, [])
}
