import { useEffect } from 'react'

/** A consultant is here on whichever page of the desk they look at. */
export function useDeskPresence(answersChats: boolean): void {
  useEffect(() => {
    if (!answersChats) return
    let isOver = false
    let stop: (() => void) | undefined
    void import('./desk-socket.ts').then(
      ({ holdDeskSocket }) => {
        if (!isOver) stop = holdDeskSocket({}).release
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [answersChats])
}
