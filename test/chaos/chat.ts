import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { chat_messages, chat_rooms } from '#modules/chat/tables.ts'
import { aConsultant } from '#test/support/chats.ts'
import { anyReader } from '#test/support/notices.ts'
import { type Acknowledged, homeOf, nothingYet, sendSurely, surely } from './buyer.ts'
import { askMissed, chatSide, type Lines, type Side, say } from './chat-side.ts'
import { wire } from './chat-wire.ts'
import { type Perilous, type Place, until } from './world.ts'

export type Talk = { pairs: number; cuts: number; kills: number }
type Pair = { room_id: string; sides: readonly [Side, Side]; said: string[] }
type Line = Awaited<ReturnType<typeof wire>>

/** A member with a consultant of their own, both connected. */
async function aPair(world: Place, lines: Lines): Promise<Pair> {
  const home = homeOf(world)
  const consultant = await surely(() => aConsultant(home))
  const { token } = await surely(() => anyReader(home))
  const body = { affiliate_code: consultant.affiliate_code }
  const opened = await sendSurely(world, '/api/v3/chats', { token, body })
  if (opened.status !== 200) throw new Error(`no conversation: ${opened.status} ${opened.code}`)
  const room_id: string = opened.data.room.user_chat_id
  const member = chatSide({ room_id, token, who: 'member' }, lines)
  return {
    room_id,
    sides: [member, chatSide({ room_id, token: consultant.token, who: 'consultant' }, lines)],
    said: [],
  }
}

/** Talks until it is over, now and then twice at once; nobody may say more than twenty things within a minute. */
async function talk({ said }: Pair, side: Side, isOver: () => boolean): Promise<void> {
  const saying: Promise<void>[] = []
  for (let i = 0; !isOver(); i++) {
    const text = `${side.who} ${i} in ${side.room_id}`
    said.push(text)
    saying.push(say(side, text))
    await sleep(i % 4 === 0 ? 5 : 2000 + Math.random() * 3000)
  }
  await Promise.all(saying)
}

/** Connections are cut one after the other, and one process is killed from time to time. */
async function trouble(world: Perilous, line: Line, { cuts, kills }: Talk): Promise<void> {
  const cutting = (async () => {
    for (; line.counted.cuts < cuts; await sleep(Math.random() * 80)) line.cutOne()
  })()
  for (let i = 0; i < kills; i++) {
    await until('connections are cut', async () => line.counted.cuts >= ((i + 0.5) * cuts) / kills, { seconds: 600 })
    await world.killServer()
  }
  await cutting
}

/**
 * Members and consultants talk through two processes while their connections are cut in the midst of it and one process is killed
 * again and again. In the end both sides of each conversation have heard what the database has, in its order and once.
 */
export async function chat(world: Perilous, size: Talk): Promise<Acknowledged> {
  const other = await world.another({})
  const line = await wire(() => [world.url(), other.url])
  const lines = { socket_url: line.url, call_url: () => (Math.random() < 0.5 ? world.url() : other.url) }
  const pairs: Pair[] = []
  // A client asks now and then: a process that has just started does not hear of everything at once.
  const asking = setInterval(() => {
    for (const { sides } of pairs) for (const side of sides) void askMissed(side)
  }, 10_000)
  try {
    for (let i = 0; i < size.pairs; i++) pairs.push(await aPair(world, lines))
    let isOver = false
    const talking = pairs.flatMap((pair) => pair.sides.map((side) => talk(pair, side, () => isOver)))
    await trouble(world, line, size)
    isOver = true
    await Promise.all(talking)
    const findings = await compared(world.application.db, pairs)
    if (findings.length > 0) throw new Error(findings.slice(0, 10).join('; '))
    return acknowledged(pairs, `${line.counted.cuts} cuts and ${size.kills} kills`)
  } finally {
    clearInterval(asking)
    for (const { sides } of pairs) for (const { socket } of sides) socket.disconnect()
    line.close()
    other.end()
  }
}

function acknowledged(pairs: readonly Pair[], trouble: string): Acknowledged {
  const sides = pairs.flatMap((pair) => pair.sides)
  const sum = (count: (side: Side) => number) => sides.reduce((all, side) => all + count(side), 0)
  const messages = sides.flatMap((side) => side.acknowledged.map(({ id }) => id))
  const [resent, twice] = [sum(({ figures }) => figures.resent), sum(({ figures }) => figures.twice)]
  const queries = sum(({ figures }) => figures.queries)
  const note = `${trouble}: ${messages.length} messages, ${resent} sent again, ${twice} heard twice and dropped, missed ones queries for ${queries} times`
  return { ...nothingYet(), messages, notes: [note] }
}

/** What differs between what was said, what is stored, and what either side has heard. */
async function compared(db: Db, pairs: readonly Pair[]): Promise<string[]> {
  const ids = pairs.map(({ room_id }) => room_id)
  const rooms = await db.select().from(chat_rooms).where(inArray(chat_rooms.id, ids))
  const lastOf = new Map(rooms.map(({ id, last_seq }) => [id, last_seq]))
  const hasAll = ({ room_id, log }: Side) => log.gapless >= (lastOf.get(room_id) ?? 0)
  const sides = pairs.flatMap((pair) => pair.sides)
  // Who never hears it is told of below.
  await until('all is heard', async () => sides.every(hasAll), { seconds: 30 }).catch(() => undefined)
  const findings: string[] = []
  for (const pair of pairs) {
    const rows = await db
      .select()
      .from(chat_messages)
      .where(eq(chat_messages.room_id, pair.room_id))
      .orderBy(asc(chat_messages.seq))
    findings.push(...differences(pair, rows, lastOf.get(pair.room_id) ?? 0))
  }
  return findings
}

type Row = typeof chat_messages.$inferSelect

function differences({ room_id, sides, said }: Pair, stored: readonly Row[], last: number): string[] {
  const findings: string[] = []
  if (stored.length !== last || stored.some(({ seq }, i) => seq !== i + 1))
    findings.push(`${room_id} counts ${last} and has ${stored.map(({ seq }) => seq).join()}`)
  for (const { who, log, acknowledged } of sides) {
    const isSame = (row: Row, i: number) => log.stored[i]?.id === row.id && log.stored[i]?.message === row.message
    const place = stored.findIndex((row, i) => !isSame(row, i))
    if (log.stored.length !== stored.length || place >= 0)
      findings.push(
        `the ${who} of ${room_id} has heard ${log.stored.length} of ${stored.length}, or others: at ${place} ${JSON.stringify([log.stored[place], stored[place]])}`,
      )
    for (const { id, seq } of acknowledged)
      if (stored[seq - 1]?.id !== id) findings.push(`${id} was acknowledged and is not number ${seq} of ${room_id}`)
  }
  const texts = stored.filter(({ sender }) => sender !== 'system').map(({ message }) => message)
  if (texts.toSorted().join() !== said.toSorted().join())
    findings.push(`${said.length} were said in ${room_id}, ${texts.length} stored, ${new Set(texts).size} different`)
  return findings
}
