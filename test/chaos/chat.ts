import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { chat_messages, chat_rooms } from '#modules/chat/tables.ts'
import { aConsultant } from '#test/support/chats.ts'
import { anyReader } from '#test/support/notices.ts'
import { type Acknowledged, homeOf, nothingYet, sendSurely, surely } from './buyer.ts'
import { chatSide, type Side } from './chat-side.ts'
import { wire } from './chat-wire.ts'
import { until, type World } from './world.ts'

export type Talk = { pairs: number; cuts: number; kills: number }
type Pair = { room_id: string; sides: readonly [Side, Side]; said: string[] }
type Lines = Parameters<typeof chatSide>[1]

/** A member with a consultant of their own, both connected. */
async function aPair(world: World, lines: Lines): Promise<Pair> {
  const home = homeOf(world)
  const consultant = await surely(() => aConsultant(home))
  const { token } = await surely(() => anyReader(home))
  const body = { affiliate_code: consultant.affiliate_code }
  const opened = await sendSurely(world, '/api/v3/chats', { token, body })
  if (opened.status !== 200) throw new Error(`no conversation: ${opened.status} ${opened.code}`)
  const room_id: string = opened.data.room.user_chat_id
  const sides = [
    chatSide({ room_id, token, who: 'member' }, lines),
    chatSide({ room_id, token: consultant.token, who: 'consultant' }, lines),
  ] as const
  return { room_id, sides, said: [] }
}

/** Talks until it is over, now and then several at once; nobody may say more than twenty within a minute. */
async function talk({ sides, said }: Pair, side: Side, isOver: () => boolean): Promise<void> {
  const saying: Promise<void>[] = []
  const place = sides.indexOf(side)
  for (let i = 0; !isOver(); i++) {
    const text = `${place} says ${i} in ${side.room_id}`
    said.push(text)
    saying.push(side.say(text))
    await sleep(i % 4 === 0 ? 20 : 2000 + Math.random() * 3000)
  }
  await Promise.all(saying)
}

/**
 * Members and consultants talk through two processes while their connections are cut in the midst of it and one process is killed
 * again and again. In the end both sides of each conversation have heard what the database has, in its order and once.
 */
export async function chat(world: World, { pairs: count, cuts, kills }: Talk): Promise<Acknowledged> {
  const known = nothingYet()
  const other = await world.another({})
  const line = await wire(() => [world.url(), other.url])
  const lines = { socket_url: line.url, call_url: () => (Math.random() < 0.5 ? world.url() : other.url) }
  const pairs: Pair[] = []
  try {
    for (let i = 0; i < count; i++) pairs.push(await aPair(world, lines))
    const sides = pairs.flatMap((pair) => pair.sides)
    let isOver = false
    const talking = Promise.all(pairs.flatMap((pair) => pair.sides.map((side) => talk(pair, side, () => isOver))))
    // A client asks now and then: while a process starts, its sockets are not told everything.
    const asking = setInterval(() => void Promise.all(sides.map((side) => side.ask())), 10_000)
    const cutting = (async () => {
      while (line.told.cuts < cuts) {
        line.cutOne()
        await sleep(Math.random() * 80)
      }
    })()
    for (let i = 0; i < kills; i++) {
      await until('connections are cut', async () => line.told.cuts >= ((i + 0.5) * cuts) / kills, { seconds: 600 })
      await world.killServer()
    }
    await cutting
    isOver = true
    await talking
    const findings = await compared(world, pairs)
    clearInterval(asking)
    if (findings.length > 0) throw new Error(findings.slice(0, 10).join('; '))
    const sum = (name: keyof Side['figures']) => sides.reduce((all, { figures }) => all + figures[name], 0)
    known.messages.push(...sides.flatMap(({ acknowledged }) => acknowledged.map(({ id }) => id)))
    known.notes.push(
      `${line.told.cuts} cuts and ${kills} kills: ${known.messages.length} messages; ${sum('resent')} sent again, ${sum('twice')} heard twice and dropped, missed ones asked for ${sum('asked')} times`,
    )
  } finally {
    for (const { sides } of pairs) for (const side of sides) side.close()
    line.close()
    other.process.child.kill('SIGKILL')
  }
  return known
}

async function compared({ application }: World, pairs: readonly Pair[]): Promise<string[]> {
  const findings: string[] = []
  for (const pair of pairs) {
    const { room_id, sides, said } = pair
    const [room] = await application.db.select().from(chat_rooms).where(eq(chat_rooms.id, room_id))
    const last = room?.last_seq ?? 0
    await until('both sides have heard everything', async () => sides.every(({ log }) => log.length >= last), {
      seconds: 30,
    }).catch(() => undefined)
    const stored = await application.db
      .select()
      .from(chat_messages)
      .where(eq(chat_messages.room_id, room_id))
      .orderBy(asc(chat_messages.seq))
    if (stored.length !== last || stored.some(({ seq }, i) => seq !== i + 1))
      findings.push(`${room_id} counts ${last} and has ${stored.map(({ seq }) => seq).join()}`)
    for (const { who, log } of sides) {
      const differs = stored.findIndex((row, i) => log[i]?.id !== row.id || log[i]?.message !== row.message)
      if (differs !== -1 || log.length !== stored.length)
        findings.push(`the ${who} of ${room_id} has ${log.length} of ${stored.length}, and another ${differs + 1}.`)
    }
    const texts = stored.filter(({ sender }) => sender !== 'system').map(({ message }) => message)
    if (texts.toSorted().join('\n') !== said.toSorted().join('\n'))
      findings.push(
        `in ${room_id} ${said.length} were said, ${texts.length} stored, ${new Set(texts).size} of them different`,
      )
    for (const one of sides.flatMap(({ acknowledged }) => acknowledged))
      if (stored[one.seq - 1]?.id !== one.id) findings.push(`message ${one.id} was acknowledged and is not ${one.seq}.`)
  }
  return findings
}
