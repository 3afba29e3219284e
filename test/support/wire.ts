import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { type Address, socketPort } from '#database/embedded/address.ts'

/** A wire between the product and a PostgreSQL on this machine, which can fall silent while every socket stays open. */
export type Wire = {
  /** The database of that name, by this wire. */
  url(database: string): string
  /** From now on every byte is lost, both ways, on connections old and new. */
  mute(): void
  /** Bytes pass again; those lost stay lost. */
  unmute(): void
  /** From now on new connections go there; open ones stay where they are. */
  lead(to: Pick<Address, 'host'>): void
  /** How many connections are open. */
  open(): number
  close(): Promise<void>
}

export async function makeWire(first: Pick<Address, 'host'>): Promise<Wire> {
  let { host } = first
  let isMuted = false
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!isMuted) to.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = dial(`${host}/.s.PGSQL.${socketPort}`)
    pass(near, far)
    pass(far, near)
  })
  const port = await listening(server)
  return {
    url: (database) => `postgres://rihla@127.0.0.1:${port}/${database}?sslmode=disable`,
    mute: () => {
      isMuted = true
    },
    unmute: () => {
      isMuted = false
    },
    lead: (to) => {
      host = to.host
    },
    open: () => sockets.size / 2,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
