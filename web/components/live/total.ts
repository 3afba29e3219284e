import { io, type Socket } from 'socket.io-client'

type TotalListener = (total: number) => void

const hearers = new Set<TotalListener>()
let socket: Socket | undefined
// From one page to the next nobody listens for a moment: that is no reason to hang up.
const lingerMs = 10_000

const totalIn = (payload: unknown): number | undefined => {
  if (typeof payload !== 'object' || payload === null || !('total_unread' in payload)) return undefined
  return typeof payload.total_unread === 'number' ? payload.total_unread : undefined
}

function open(): Socket {
  // A proxy or an old phone may not let sockets through: then it is asked the long way.
  const made = io({ transports: ['websocket', 'polling'], tryAllTransports: true, reconnectionDelayMax: 60_000 })
  made.on('connect', () => made.emit('joinTotalNotification'))
  made.on('totalNotification', (payload: unknown) => {
    const total = totalIn(payload)
    if (total === undefined) return
    for (const listener of hearers) listener(total)
  })
  return made
}

/** Calls back with the unread total as it changes, while somebody listens; gives a way to stop. */
export function followTotal(listener: TotalListener): () => void {
  hearers.add(listener)
  socket ??= open()
  // The token of a page may have run out; the page that listens now has brought another.
  if (!socket.active) socket.connect()
  return () => {
    hearers.delete(listener)
    setTimeout(() => {
      if (hearers.size === 0) socket?.disconnect()
    }, lingerMs)
  }
}
