import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** `silent`: takes the connection and never says a word. `drops`: takes the mail and is gone before it says so. */
export type Manners = 'polite' | 'silent' | 'drops'
export type SmtpServer = {
  url: string
  /** The mails it took, as they came, also those it never said yes to. */
  taken: string[]
  behave(manners: Manners): void
  close(): Promise<void>
}

/** A mail server of few words, whose manners change while it runs. */
export async function smtpServer(first: Manners = 'polite'): Promise<SmtpServer> {
  let manners = first
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (manners !== 'silent') converse(socket, { taken, manners: () => manners })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    behave(next) {
      manners = next
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function converse(socket: Socket, { taken, manners }: { taken: string[]; manners: () => Manners }): void {
  let text = ''
  let isMail = false
  socket.write('220 mail.test\r\n')
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    for (;;) {
      const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const said = text.slice(0, end)
      text = text.slice(end + (isMail ? 5 : 2))
      if (isMail) {
        taken.push(said)
        if (manners() === 'drops') return socket.destroy()
      }
      const isData = !isMail && /^data/i.test(said)
      socket.write(isData ? '354 go on\r\n' : /^quit/i.test(said) ? '221 bye\r\n' : '250 mail.test\r\n')
      isMail = isData
    }
  })
}
