import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type RawReply = { status: number; head: string; body: string; text: string; closed: boolean }

/** Starts listening on a free loopback port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Bytes as written, straight into a socket: what `inject` and `fetch` tidy up on the way stays untidy. */
export function raw(port: number, bytes: string | Buffer, waitMs = 20_000): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    let closed = false
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(readReply(Buffer.concat(chunks).toString('latin1'), closed))
    }
    const timer = setTimeout(finish, waitMs)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => {
      closed = true
      finish()
    })
    socket.write(bytes)
  })
}

function readReply(text: string, closed: boolean): RawReply {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), head, body: rest.join('\r\n\r\n'), text, closed }
}

/** A request that asks the server to hang up afterwards. */
export const lines = (first: string, ...headers: string[]): string =>
  `${[first, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
