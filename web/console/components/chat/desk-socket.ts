import { io, type Socket } from 'socket.io-client'
import { comeAgain } from '../../../components/live/come-again.ts'

let socket: Socket | undefined
let holders = 0
// From one page to the next nobody listens for a moment: that is no reason to hang up.
const lingerMs = 10_000

// Browsers cannot say headers with a socket: it stands in the address, with the language of the page.
const query = () => ({ 'x-type': 'consultant', language: document.documentElement.lang })

function open(): Socket {
  const made = io({ query: query(), transports: ['websocket'], reconnectionDelayMax: 60_000 })
  comeAgain(made, () => holders > 0)
  return made
}

/** The one socket of this page of the desk, open while somebody holds it; `hears` is what the holder listens to. */
export function holdDeskSocket(hears: Readonly<Record<string, (said: unknown) => void>>) {
  socket ??= open()
  const held = socket
  holders += 1
  for (const [name, listener] of Object.entries(hears)) held.on(name, listener)
  // The page has gone over to the other language.
  if (held.io.opts.query?.language !== query().language) {
    held.io.opts.query = query()
    held.disconnect()
  }
  if (!held.active) held.connect()
  const release = () => {
    for (const [name, listener] of Object.entries(hears)) held.off(name, listener)
    holders -= 1
    setTimeout(() => {
      if (holders === 0) held.disconnect()
    }, lingerMs)
  }
  return { socket: held, release }
}
