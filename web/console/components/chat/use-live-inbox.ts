import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ShownInbox } from './inbox.server.ts'

// Several things that happen at once are one reason to ask again.
const calmMs = 400
const roundMs = 20_000
/** Of how many of one's own conversations each message is told at once; the rest come with the next round. */
const mostJoined = 10

/** The list follows what happens: by what the socket tells, and from time to time where it tells nothing. */
export function useLiveInbox({ rows }: ShownInbox): void {
  const { revalidate } = useRevalidator()
  const ask = useRef(revalidate)
  ask.current = revalidate
  const own = rows
    .flatMap(({ id, is_mine }) => (is_mine ? [id] : []))
    .slice(0, mostJoined)
    .join(' ')
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
        const join = () => {
          socket.emit('joinRoomChats', {})
          for (const user_chat_id of own.split(' ')) if (user_chat_id) socket.emit('joinRoomChats', { user_chat_id })
        }
        const { socket, release } = holdDeskSocket({ connect: join, userRoomChats: soon, receiveMessage: soon })
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
  }, [own])
}
