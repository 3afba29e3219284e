import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callKey } from '#core/call.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { owned } from '#test/support/owned.ts'
import type { OwnedThing } from '#test/support/owned-bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

type Wire = Pick<Call, 'method' | 'path' | 'who' | 'reads'>
type Sent = { token?: string; url?: string; body?: object; form?: FormData }
type Ask = (call: Wire, sent: Sent) => Promise<number>

const needsMember = (call: Wire): boolean => call.who === 'member' || call.who === 'owner'

/** What a guest, and someone with a token of nobody, are told at each call that is not for everyone. */
async function guestFindings(calls: readonly Wire[], ask: Ask): Promise<string[]> {
  const problems: string[] = []
  for (const call of calls) {
    const wanted = needsMember(call) ? 401 : call.who === 'refresh-token' ? 417 : undefined
    if (wanted === undefined) continue
    for (const [guest, sent] of [
      ['a guest', {}],
      ['a forged token', { token: 'x.y.z' }],
    ] as const) {
      const status = await ask(call, sent)
      if (status !== wanted) problems.push(`${callKey(call)} answers ${guest} with ${status}, not ${wanted}`)
    }
  }
  return problems
}

type Things = Readonly<Record<string, OwnedThing>>

/** The owner succeeds, anyone else finds nothing: 404, so that ids cannot be probed. */
async function ownerFindings(calls: readonly Wire[], things: Things, parts: { stranger: string; ask: Ask }) {
  const problems: string[] = []
  for (const call of calls.filter(({ who }) => who === 'owner')) {
    const thing = things[callKey(call)]
    if (!thing) {
      problems.push(`${callKey(call)} has no thing in test/support/owned.ts`)
      continue
    }
    // The stranger goes first: what the owner does may be the end of the thing.
    const theirs = await parts.ask(call, { ...thing, token: parts.stranger })
    const own = await parts.ask(call, thing)
    if (own >= 300) problems.push(`${callKey(call)} answers its owner with ${own}`)
    if (theirs !== 404) problems.push(`${callKey(call)} answers a stranger with ${theirs}, not 404`)
  }
  return problems
}

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const anyId = '01998a3e-0000-7000-8000-000000000000'

/** A form as bytes; an empty one where a call has nothing to be sent. */
async function multipartOf(form: FormData | undefined) {
  if (!form) return { type: 'multipart/form-data; boundary=x', bytes: Buffer.from('--x--\r\n') }
  const sent = new Response(form)
  return { type: sent.headers.get('content-type') ?? '', bytes: Buffer.from(await sent.arrayBuffer()) }
}

const overHttp: Ask = async (call, { token, url, body, form }) => {
  const multipart = call.reads === 'multipart' ? await multipartOf(form) : undefined
  const reply = await home.app.inject({
    method: call.method,
    url: url ?? call.path.replace(/:[A-Za-z_]+\??/g, anyId),
    headers: {
      host: 'localhost',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(multipart && { 'content-type': multipart.type }),
    },
    ...(multipart ? { payload: multipart.bytes } : call.method === 'GET' ? {} : { payload: body ?? {} }),
  })
  return reply.statusCode
}

const realCalls = () => [...home.application.calls.values()].map((bound) => bound.call)

test('no guest may make a call that is for members', async () => {
  expect(await guestFindings(realCalls(), overHttp)).toEqual([])
})

test('what belongs to a member is not found by anyone else', async () => {
  const made = await Promise.all(Object.entries(owned).map(async ([key, make]) => [key, await make(home)] as const))
  const stranger = (await signedIn(home, await anyMember(home))).user_token
  expect(await ownerFindings(realCalls(), Object.fromEntries(made), { stranger, ask: overHttp })).toEqual([])
})

test('the list of owned things names owner calls only', () => {
  const owners = realCalls().filter(({ who }) => who === 'owner')
  expect(Object.keys(owned).sort()).toEqual(owners.map(callKey).sort())
})

test('a call open to guests, a stranger who finds something and an owner who does not are noticed', async () => {
  const call = { method: 'GET', path: '/api/v3/things/:id', who: 'owner' } as const
  const key = 'GET /api/v3/things/:id'
  const opened = await guestFindings([call, { ...call, who: 'refresh-token' }], async () => 200)
  expect(opened).toEqual([
    `${key} answers a guest with 200, not 401`,
    `${key} answers a forged token with 200, not 401`,
    `${key} answers a guest with 200, not 417`,
    `${key} answers a forged token with 200, not 417`,
  ])
  const things = { [key]: { token: 'owner', url: '/api/v3/things/1' } }
  const ask: Ask = async (_, { token }) => (token === 'owner' ? 404 : 200)
  expect(await ownerFindings([call], things, { stranger: 'other', ask })).toEqual([
    `${key} answers its owner with 404`,
    `${key} answers a stranger with 200, not 404`,
  ])
  expect(await ownerFindings([call], {}, { stranger: 'other', ask })).toHaveLength(1)
})
