import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aChat, aConsultant, dialling, hostOf, openRoom, tell } from '#test/support/chats.ts'
import { anyReader } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { type BoundEvent, socketEvents } from './serve-events.ts'

let home: TestApp
let port: number
beforeAll(async () => {
  home = await testApp()
  port = await listening(home)
})
afterAll(() => home.close())

const { connected, hangUp } = dialling(() => port)
afterEach(hangUp)

const events = socketEvents().map(({ event }) => event)
type Event = BoundEvent['event']
const titleOf = ({ who, name }: Event) => `${who} ${name}`
const walked: [string, Event][] = events.map((event) => [titleOf(event), event])

/** What is right to say, by event: one without a row here is not walked, and that is a fault. */
const right: Record<string, (user_chat_id: string) => Record<string, unknown> | undefined> = {
  'member joinTotalNotification': () => undefined,
  'member joinRoomChats': (user_chat_id) => ({ user_chat_id }),
  'member sendMessage': (user_chat_id) => ({ user_chat_id, client_id: newId(), message: 'Assalamualaikum' }),
  'member typing': (user_chat_id) => ({ user_chat_id }),
  'member readMessages': (user_chat_id) => ({ user_chat_id, seq: 1 }),
  'consultant joinRoomChats': (user_chat_id) => ({ user_chat_id }),
  'consultant sendMessage': (user_chat_id) => ({ user_chat_id, client_id: newId(), message: 'Waalaikumsalam' }),
  'consultant typing': (user_chat_id) => ({ user_chat_id }),
  'consultant readMessages': (user_chat_id) => ({ user_chat_id, seq: 1 }),
}
const rightOf = (event: Event, room: string) => right[titleOf(event)]?.(room)
const namesRoom = (event: Event) => 'user_chat_id' in (rightOf(event, newId()) ?? {})

/** A conversation with both who talk in it; nobody else's limits are touched. */
async function anyTalk() {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  return {
    id: chat.id,
    member: { token: chat.token },
    consultant: { token: consultant.token, type: 'consultant' } as const,
  }
}
type Talk = Awaited<ReturnType<typeof anyTalk>>

/** Says these one after the other; a socket is heard ten times a second, so each few come by a socket of their own. */
async function answersTo(event: Event, talk: Talk, list: readonly unknown[][]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (let i = 0; i < list.length; i += 8) {
    const { socket } = await connected(talk[event.who])
    for (const said of list.slice(i, i + 8)) answers.push(await tell(socket, event.name, ...said))
    socket.disconnect()
  }
  return answers
}

const junk = [
  null,
  7,
  '',
  'x',
  'x'.repeat(9000),
  '\u0000',
  [],
  [[[{}]]],
  { $gt: '' },
  { a: { b: { c: [null] } } },
  true,
  -1,
  1e308,
]

/** Every way to say it wrongly: something else altogether, or one field left out or of another kind. */
function wrongly(said: Record<string, unknown> | undefined): unknown[][] {
  const fields = Object.keys(said ?? {}).flatMap((name) => [
    ...junk.map((bad) => [{ ...said, [name]: bad }]),
    [Object.fromEntries(Object.entries(said ?? {}).filter(([key]) => key !== name))],
  ])
  return [[], ...junk.map((bad) => [bad]), ...fields]
}

const refusal = z.strictObject({
  code: z.string(),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: z.unknown().optional(),
})
const codeOf = (answer: unknown): string | undefined => refusal.safeParse(answer).data?.code

test('every event has something that is right to say', () => {
  expect(events.map(titleOf).toSorted()).toEqual(Object.keys(right).toSorted())
})

test.each(walked)('%s is answered in its shape, and with nothing more', async (_title, event) => {
  const talk = await anyTalk()
  const [answer] = await answersTo(event, talk, [[rightOf(event, talk.id)]])
  expect(event.output.parse(answer)).toEqual(answer)
})

test.each(walked)('%s is refused at its field for whatever does not fit', async (_title, event) => {
  const talk = await anyTalk()
  const list = wrongly(rightOf(event, talk.id)).slice(0, event.limit.points)
  const answers = await answersTo(event, talk, list)
  const faults = list.filter(([said], i) => {
    const answer = answers[i]
    const isFitting = event.input.safeParse(said).success && !JSON.stringify(said)?.includes('\\u0000')
    return isFitting ? !event.output.safeParse(answer).success : codeOf(answer) !== codes.input_invalid
  })
  expect(faults).toEqual([])
  const { socket } = await connected(talk[event.who])
  expect(event.output.safeParse(await tell(socket, event.name, rightOf(event, talk.id))).success).toBe(true)
})

test.each(walked.filter(([, event]) => namesRoom(event)))(
  '%s finds no conversation of nobody, of somebody else or of another brand',
  async (_title, event) => {
    const [talk, other] = [await anyTalk(), await anyTalk()]
    const far = hostOf(demoTenants[1].id)
    const { token } = await anyReader(home, { tenant_id: demoTenants[1].id })
    const theirs = String((await openRoom(home, { token, host: far })).user_chat_id)
    const rooms = [newId(), theirs, other.id]
    const said = rooms.map((id) => [rightOf(event, id)])
    const results = (await answersTo(event, talk, said)).map(codeOf)
    expect(results.slice(0, 2)).toEqual([codes.not_found, codes.not_found])
    // Consultants of a brand see one another’s conversations, and answer in their own.
    const ofBrand = event.name === 'joinRoomChats' ? undefined : codes.chat_not_yours
    expect(results[2]).toBe(event.who === 'member' ? codes.not_found : ofBrand)
  },
)

test('what only the other side may say is not heard', async () => {
  const talk = await anyTalk()
  const names = (who: Event['who']) => events.filter((event) => event.who === who).map(({ name }) => name)
  const [ofMembers, ofConsultants] = [names('member'), names('consultant')]
  const unheard = async (who: Event['who'], list: string[]) => {
    const { socket } = await connected(talk[who])
    for (const name of list) await expect(socket.timeout(300).emitWithAck(name, {})).rejects.toThrow()
  }
  await unheard(
    'consultant',
    ofMembers.filter((name) => !ofConsultants.includes(name)),
  )
  await unheard(
    'member',
    ofConsultants.filter((name) => !ofMembers.includes(name)),
  )
})
