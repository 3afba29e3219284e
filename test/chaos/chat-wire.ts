import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How a connection ends: at once, or with the next piece of it, which arrives and is not answered, or never arrives. */
const ways = ['now', 'heard', 'unheard', 'untold'] as const
type Way = (typeof ways)[number]
type Link = { near: Socket; far: Socket; armed: Way | undefined }

/** A line between clients and servers that is cut abruptly, in the midst of what is said; each new connection finds a server of its own. */
export async function wire(servers: () => readonly string[]) {
  const links = new Set<Link>()
  const told = { cuts: 0, connections: 0 }
  const end = (link: Link) => {
    if (!links.delete(link)) return
    link.near.resetAndDestroy()
    link.far.resetAndDestroy()
  }
  const cut = (link: Link) => {
    if (links.has(link)) told.cuts++
    end(link)
  }
  const proxy = createServer((near) => {
    const target = new URL(pick(servers()))
    const far = connect({ port: Number(target.port), host: target.hostname })
    const link: Link = { near, far, armed: undefined }
    links.add(link)
    told.connections++
    near.on('data', (piece) => {
      if (link.armed === 'unheard') return cut(link)
      if (link.armed !== 'heard') return void far.write(piece)
      // What was heard is stored; that it is so, nobody is told.
      link.armed = undefined
      far.write(piece, () => setTimeout(() => cut(link), Math.random() * 20))
      near.pause()
      far.removeAllListeners('data').resume()
    })
    far.on('data', (piece) => (link.armed === 'untold' ? cut(link) : void near.write(piece)))
    for (const one of [near, far]) one.on('error', () => end(link)).on('close', () => end(link))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  return {
    url: `http://localhost:${address.port}`,
    told,
    /** Cuts one of those that are up, in one way or another; some of it happens with the next thing that is said. */
    cutOne() {
      const up = [...links].filter(({ armed }) => armed === undefined)
      if (up.length === 0) return
      const link = pick(up)
      link.armed = pick(ways)
      if (link.armed === 'now') cut(link)
    },
    close() {
      for (const link of links) end(link)
      proxy.close()
    },
  }
}

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('an empty list')
  return one
}
