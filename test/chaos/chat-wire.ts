import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How a connection ends: at once, or with the next thing that is said: stored and not answered, never stored, or never told. */
const ways = ['now', 'unanswered', 'unheard', 'untold'] as const
type Link = { near: Socket; far: Socket; armed: (typeof ways)[number] | undefined }
type Cutting = { links: Set<Link>; counted: { cuts: number } }

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('an empty list')
  return one
}

/** A line between clients and servers that is cut abruptly in the midst of what is said; each new connection finds any of the servers. */
export async function wire(servers: () => readonly string[]) {
  const links = new Set<Link>()
  const counted = { cuts: 0 }
  const proxy = createServer((near) => {
    const target = new URL(pick(servers()))
    const far = connect({ port: Number(target.port), host: target.hostname })
    join({ near, far, armed: undefined }, { links, counted })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  return {
    url: `http://localhost:${address.port}`,
    counted,
    /** Cuts one of those that are up, now or with the next thing that is said. */
    cutOne() {
      const up = [...links].filter(({ armed }) => armed === undefined)
      if (up.length === 0) return
      const link = pick(up)
      link.armed = pick(ways)
      if (link.armed === 'now') cut(link, { links, counted })
    },
    close() {
      for (const link of links) end(link, links)
      proxy.close()
    },
  }
}

/** No farewell: both sides find a connection that is gone. */
function end(link: Link, links: Set<Link>): void {
  if (!links.delete(link)) return
  link.near.resetAndDestroy()
  link.far.resetAndDestroy()
}

function cut(link: Link, { links, counted }: Cutting): void {
  if (links.has(link)) counted.cuts++
  end(link, links)
}

function join(link: Link, cutting: Cutting): void {
  const { near, far } = link
  cutting.links.add(link)
  let isDeaf = false
  near.on('data', (piece) => {
    if (link.armed === 'unheard') return cut(link, cutting)
    far.write(piece)
    if (link.armed !== 'unanswered' || isDeaf) return
    isDeaf = true
    setTimeout(() => cut(link, cutting), Math.random() * 60)
  })
  far.on('data', (piece) => {
    if (link.armed === 'untold') return cut(link, cutting)
    if (!isDeaf) near.write(piece)
  })
  for (const one of [near, far]) one.on('error', () => undefined).on('close', () => end(link, cutting.links))
}
