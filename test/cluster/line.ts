import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line between a node and an engine, which can fall silent while every socket stays open. */
export type Line = {
  port: number
  /** From now on every byte is lost, on connections old and new. */
  cut(): void
  /** Connections from before are closed, since bytes of theirs are lost; new ones pass. Says how many bytes were lost. */
  mend(): number
  close(): void
}

export async function makeLine(target: number): Promise<Line> {
  let isCut = false
  let lost = 0
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (isCut) lost += bytes.length
      else to.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    pass(near, far)
    pass(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      lost = 0
      isCut = true
    },
    mend: () => {
      drop()
      isCut = false
      return lost
    },
    close: () => {
      drop()
      server.close()
    },
  }
}
