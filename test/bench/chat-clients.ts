import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'

/** What a process of clients is started with: each has a socket, some of them a conversation, or several. */
export type Clients = {
  url: string
  members: { token: string; room_id?: string }[]
  consultants: { token: string; rooms: string[] }[]
}
export type Talk = { per_second: number; seconds: number }
/** What it tells: all are connected; then, of what was said, how long it took to who received it. */
export type Received = { took: number[]; said: number; refused: number }

const atOnce = 40
/** A socket is heard ten times a second. */
const paceMs = 130

const said = z.object({ message: z.string(), sender: z.string() })
const now = (): number => performance.timeOrigin + performance.now()
const received: Received = { took: [], said: 0, refused: 0 }
let isTalking = false

function dial(url: string, token: string, who: 'member' | 'consultant'): Promise<Socket> {
  const extraHeaders = { authorization: `Bearer ${token}`, ...(who === 'consultant' && { 'x-type': who }) }
  const socket = io(url, { transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false })
  socket.on('receiveMessage', (data: unknown) => {
    const { message, sender } = said.parse(data)
    if (isTalking && sender !== who) received.took.push(now() - Number(message))
  })
  socket.on('disconnect', (why) => process.stderr.write(`a socket was ended: ${why}\n`))
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

const answer = (socket: Socket, name: string, data: object) => socket.timeout(30_000).emitWithAck(name, data)

/** So many at once, until all are done. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list]
  const one = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

type Speaker = { socket: Socket; room_id: string }

async function connectAll({ url, members, consultants }: Clients) {
  const speakers: { members: Speaker[]; consultants: Speaker[] } = { members: [], consultants: [] }
  await each(members, async ({ token, room_id }) => {
    const socket = await dial(url, token, 'member')
    // As every page does.
    await answer(socket, 'joinTotalNotification', {})
    if (room_id === undefined) return
    await answer(socket, 'joinRoomChats', { user_chat_id: room_id })
    speakers.members.push({ socket, room_id })
  })
  await each(consultants, async ({ token, rooms }) => {
    const socket = await dial(url, token, 'consultant')
    for (const user_chat_id of rooms) {
      await answer(socket, 'joinRoomChats', { user_chat_id })
      await sleep(paceMs)
      speakers.consultants.push({ socket, room_id: user_chat_id })
    }
  })
  return speakers
}

/** Three quarters are said by members, in turns, at an even pace. */
async function talk({ members, consultants }: Awaited<ReturnType<typeof connectAll>>, { per_second, seconds }: Talk) {
  const began = performance.now()
  const answers: Promise<void>[] = []
  isTalking = true
  const total = per_second * seconds
  for (let i = 0; i < total; i++) {
    const wait = began + (i / per_second) * 1000 - performance.now()
    if (wait > 1) await sleep(wait)
    const list = i % 4 === 3 ? consultants : members
    // Neighbours in the list share a socket: one far from the last is next.
    const { socket, room_id } = list[(i * 53) % list.length] ?? list[0] ?? never()
    const stored = answer(socket, 'sendMessage', {
      user_chat_id: room_id,
      client_id: `bench-${i}-${process.pid}`,
      message: String(now()),
    })
    answers.push(
      stored.then(
        (answered) => void (answered.code ? received.refused++ : received.said++),
        () => void received.refused++,
      ),
    )
  }
  await Promise.all(answers)
  await sleep(1000)
}

const never = (): never => {
  throw new Error('nobody to speak')
}

const [file = ''] = process.argv.slice(2)
const speakers = await connectAll(JSON.parse(await readFile(file, 'utf8')))
process.send?.('connected')
process.on('message', (wish: Talk) => {
  talk(speakers, wish).then(() => {
    process.send?.(received)
  })
})
process.on('disconnect', () => process.exit(0))
