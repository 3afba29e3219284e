type Followed = {
  /** What of the socket is a reason to look again. */
  events: readonly string[]
  /** Several things that happen at once are one reason. */
  calmMs: number
  onChange: () => void
  /** The socket came, went or did not come: it is time to ask whether anything gets through. */
  onLine?: () => void
}

/** Joins the inbox of the desk and tells once what happens there is over; gives the way to stop. */
export function followInbox({ events, calmMs, onChange, onLine }: Followed): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, calmMs)
  }
  // Fetched by those who follow it alone.
  void import('./desk-socket.ts').then(
    ({ holdDeskSocket }) => {
      if (isOver) return
      // One's own conversations are told with the inbox.
      const connect = () => {
        socket.emit('joinRoomChats', {})
        onLine?.()
      }
      const hears = Object.fromEntries(events.map((name) => [name, soon]))
      const lost = onLine && { disconnect: onLine, connect_error: onLine }
      const { socket, release } = holdDeskSocket({ ...hears, ...lost, connect })
      if (socket.connected) connect()
      stop = release
    },
    () => undefined,
  )
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}
