import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { addMs, jakartaDate, minuteMs } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { consultantNames, listAnswering, staffOf } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { notify } from '#modules/notification/module.ts'
import { notifyStaff } from '#modules/staff/module.ts'
import type { ChatClockPorts } from './ports.ts'
import { listUnreadAway, noteMailed, type UnreadRoom } from './store.clock.ts'
import { awayWords } from './words.ts'

type Clock = { db: Db; ports: ChatClockPorts; now: Date }

/** Who is away and has not read what was said to them is told of it once, until they have read it. */
export async function tellAway(clock: Clock): Promise<void> {
  const { db, now } = clock
  const { chat_away_minutes } = await datedRulesOn(db, jakartaDate(now))
  const before = addMs(now, -chat_away_minutes * minuteMs)
  await tellMembers(clock, await listUnreadAway(db, 'member', { before, now }))
  const ours = Map.groupBy(
    await listUnreadAway(db, 'consultant', { before, now }),
    (room) => room.consultant_id !== null,
  )
  await tellConsultants(clock, ours.get(true) ?? [])
  for (const [tenant_id, rooms] of Map.groupBy(ours.get(false) ?? [], (room) => room.tenant_id))
    await tellAllOfBrand(clock, tenant_id, rooms)
}

async function tellMembers({ db, now }: Clock, rooms: readonly UnreadRoom[]): Promise<void> {
  const names = await consultantNames(db, idsOf(rooms))
  for (const room of rooms) {
    const { id, tenant_id, user_id, last_seq, unread } = room
    const name = names.get(room.consultant_id ?? '')?.name ?? ''
    await inTransaction(db, async (tx) => {
      if (!(await noteMailed(tx, room, 'member'))) return
      const notice = {
        tenant_id,
        user_id,
        once_key: `chat:${id}:${last_seq}`,
        category: 'info',
        link: '/chat',
      } as const
      await notify(tx, { ...notice, by: ['mail', 'push'], news: memberNews(name, unread) }, now)
    })
  }
}

/** One letter for all conversations of a consultant. */
async function tellConsultants({ db, ports, now }: Clock, rooms: readonly UnreadRoom[]): Promise<void> {
  const accounts = await staffOf(db, idsOf(rooms))
  for (const [consultant_id, own] of Map.groupBy(rooms, (room) => room.consultant_id ?? '')) {
    const staff_id = accounts.get(consultant_id)
    if (staff_id === undefined) continue
    await inTransaction(db, async (tx) => {
      let count = 0
      for (const room of own) if (await noteMailed(tx, room, 'consultant')) count += 1
      if (count === 0) return
      await notifyStaff(tx, { staff_id, notice: (language) => consultantMail(language, count) }, { ports, now })
    })
  }
}

/** Nobody is there to take these: whoever could is written to, in one letter for all of them. */
async function tellAllOfBrand(
  { db, ports, now }: Clock,
  tenant_id: string,
  rooms: readonly UnreadRoom[],
): Promise<void> {
  const staff_ids = (await listAnswering(db, tenant_id)).flatMap(({ staff_id }) => staff_id ?? [])
  await inTransaction(db, async (tx) => {
    let count = 0
    for (const room of rooms) if (await noteMailed(tx, room, 'consultant')) count += 1
    if (count === 0) return
    for (const staff_id of staff_ids)
      await notifyStaff(tx, { staff_id, notice: (language) => untakenMail(language, count) }, { ports, now })
  })
}

const memberNews =
  (name: string, unread: number): Parameters<typeof notify>[1]['news'] =>
  (language) => {
    const say = awayWords(language)
    return { title: say.answered(name), text: say.unread(unread), more: [], action: say.open, footer: say.why }
  }

function consultantMail(language: Language, count: number) {
  const say = awayWords(language)
  return { subject: say.waiting(count), paragraphs: [say.waitingText], action: { label: say.open, path: '/chat' } }
}

function untakenMail(language: Language, count: number) {
  const say = awayWords(language)
  return { subject: say.untaken(count), paragraphs: [say.untakenText], action: { label: say.open, path: '/chat' } }
}

const idsOf = (rooms: readonly UnreadRoom[]): string[] => [
  ...new Set(rooms.flatMap(({ consultant_id }) => consultant_id ?? [])),
]
