import { io, type Socket } from 'socket.io-client'
import { comeAgain } from './come-again.ts'
import { watchSignIn } from './watch-sign-in.ts'

let socket: Socket | undefined
let holders = 0
// From one page to the next nobody listens for a moment: that is no reason to hang up.
const lingerMs = 10_000

const query = () => ({ language: document.documentElement.lang })

function open(): Socket {
  // Where a proxy lets no websockets through, the page asks by calls: the server refuses polling.
  const made = io({
    // Refusals are said in the language of the page, not of the browser.
    query: query(),
    transports: ['websocket'],
    reconnectionDelayMax: 60_000,
  })
  // Seeds: who is told who they are joins the totals.
  made.on('userChat', () => made.emit('joinTotalNotification'))
  watchSignIn(made)
  comeAgain(made, () => holders > 0)
  return made
}

/** The one socket of this page, open while somebody holds it; `hears` is what the holder listens to. */
export function holdSocket(hears: Readonly<Record<string, (said: unknown) => void>>) {
  socket ??= open()
  const held = socket
  holders += 1
  for (const [name, listener] of Object.entries(hears)) held.on(name, listener)
  // The page has gone over to the other language.
  if (held.io.opts.query?.language !== query().language) {
    held.io.opts.query = query()
    held.disconnect()
  }
  // The token of a page may have run out; the page that listens now has brought another.
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
