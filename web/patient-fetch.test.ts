import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostHeader, ownWordsHeader } from './offline/lost.ts'
import { patientFetch } from './patient-fetch.ts'
import { stalledRequests } from './stalled-requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const origin = 'https://rihla.test'
const page = new URL('/doa.data', origin)
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })
const away = (status = 503, headers: HeadersInit = {}) => new Response('away', { status, headers })
const fine = () => new Response('page')
const cut = () => new TypeError('Failed to fetch')

type Answer = () => Response | Error | Promise<Response>
type Place = { isNavigating?: boolean; isOnline?: boolean }

/** A server that gives these answers in turn, the last one for ever. */
function setUp(answers: Answer[], { isNavigating = true, isOnline = true }: Place = {}) {
  const calls: (RequestInit | undefined)[] = []
  const stalled = stalledRequests()
  const plain = async (_input: unknown, init?: RequestInit) => {
    const answer = answers[Math.min(calls.push(init), answers.length) - 1]?.()
    if (answer instanceof Error || !answer) throw answer
    return answer
  }
  const tools = { plain, origin, stalled, isNavigating: () => isNavigating, isOnline: () => isOnline }
  return { ask: patientFetch(tools), calls, stalled }
}

/** What became of a request by now. */
function follow(request: Promise<Response>) {
  const ended: { status?: number; error?: unknown } = {}
  request.then(
    ({ status }) => Object.assign(ended, { status }),
    (error) => Object.assign(ended, { error }),
  )
  return ended
}

const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('a page is asked for again until the server is back, and meanwhile said to be', async () => {
  const { ask, calls, stalled } = setUp([cut, () => away(502), () => away(), fine])
  const ended = follow(ask(page))
  await soon()
  expect(stalled.state()).toBe('retrying')
  await soon(10_000)
  expect(ended).toEqual({ status: 200 })
  expect(calls).toHaveLength(4)
  expect(stalled.state()).toBe('none')
})

test('after half a minute the answer is shown', async () => {
  const { ask, calls } = setUp([() => away()])
  const ended = follow(ask(page))
  await soon(25_000)
  expect(ended).toEqual({})
  await soon(10_000)
  expect(ended).toEqual({ status: 503 })
  expect(calls.length).toBeGreaterThan(6)
  expect(calls.length).toBeLessThan(16)
})

test('a server that was never reached ends as one that is away', async () => {
  const { ask } = setUp([cut])
  const ended = follow(ask(page))
  await soon(31_000)
  expect(ended).toEqual({ status: 503 })
})

test('nobody is asked sooner than they said, nor waited for longer than half a minute', async () => {
  const timed = setUp([() => away(503, { 'retry-after': '20' }), fine])
  const ended = follow(timed.ask(page))
  await soon(19_000)
  expect(timed.calls).toHaveLength(1)
  await soon(2_000)
  expect(ended).toEqual({ status: 200 })
  const long = follow(setUp([() => away(503, { 'retry-after': '60' })]).ask(page))
  await soon()
  expect(long).toEqual({ status: 503 })
})

test('a page that asks for itself anew stays as it is for as long as it takes', async () => {
  const { ask, stalled } = setUp([...Array<Answer>(20).fill(cut), fine], { isNavigating: false })
  const ended = follow(ask(page))
  await soon(120_000)
  expect(ended).toEqual({})
  expect(stalled.state()).toBe('retrying')
  await soon(240_000)
  expect(ended).toEqual({ status: 200 })
})

test('a page the worker has kept is shown; one it has not is asked for again', async () => {
  const lost = (copy: string) => () => new Response(null, { status: 204, headers: { [lostHeader]: copy } })
  const copied = follow(setUp([lost('kept')]).ask(page))
  await soon()
  expect(copied).toEqual({ status: 204 })
  const ended = follow(setUp([lost('none'), fine]).ask(page))
  await soon()
  expect(ended).toEqual({})
  await soon(2_000)
  expect(ended).toEqual({ status: 200 })
})

test('what a page says itself, and what is not of the router, is left alone', async () => {
  const own = follow(setUp([() => away(502, { 'x-remix-response': 'yes' })]).ask(page))
  const failed = follow(setUp([() => away(500)]).ask(page))
  const call = follow(setUp([() => away()]).ask('/api/v3/cities'))
  const foreign = follow(setUp([() => away()]).ask('https://elsewhere.test/doa.data'))
  await soon()
  expect([own, failed, call, foreign]).toEqual([{ status: 502 }, { status: 500 }, { status: 503 }, { status: 503 }])
})

test('a form that says by itself what failed is shown at once, with its words', async () => {
  const { ask, calls, stalled } = setUp([() => away(503, { [ownWordsHeader]: '1' })])
  const ended = follow(ask(page, form({ key: 'k-12345678' })))
  await soon()
  expect([ended, calls.length, stalled.state()]).toEqual([{ status: 503 }, 1, 'none'])
})

test('an answer that is long in coming is waited for, with a word', async () => {
  const late = Promise.withResolvers<Response>()
  const { ask, stalled } = setUp([() => late.promise])
  const ended = follow(ask(page))
  await soon(7_000)
  expect(stalled.state()).toBe('none')
  await soon(2_000)
  expect(stalled.state()).toBe('slow')
  late.resolve(fine())
  await soon()
  expect([ended, stalled.state()]).toEqual([{ status: 200 }, 'none'])
})

test('on the way to another page nothing is asked twice without a network', async () => {
  const { ask, stalled } = setUp([cut], { isOnline: false })
  const ended = follow(ask(page))
  await soon()
  expect(ended.error).toBeInstanceOf(TypeError)
  expect(stalled.state()).toBe('none')
})

test('a page that asks for itself anew without a network stays as it is, and says nothing of a server', async () => {
  const none = () => new Response(null, { status: 204, headers: { [lostHeader]: 'none' } })
  const { ask, stalled } = setUp([cut, none, fine], { isNavigating: false, isOnline: false })
  const ended = follow(ask(page))
  await soon()
  expect([ended, stalled.state()]).toEqual([{}, 'none'])
  await soon(10_000)
  expect(ended).toEqual({ status: 200 })
})

test.each([
  ['a pause', undefined],
  ['a form that waits', 'POST'],
])('who goes elsewhere ends %s', async (_, method) => {
  const { ask, calls, stalled } = setUp([cut])
  const leave = new AbortController()
  const ended = follow(ask(page, { ...(method && { method }), signal: leave.signal }))
  await soon()
  leave.abort()
  await soon(60_000)
  expect(ended.error).toBe(leave.signal.reason)
  expect(calls).toHaveLength(1)
  expect(stalled.state()).toBe('none')
})

test('a form that got no answer waits for its sender, and is the same when it is sent again', async () => {
  const { ask, calls, stalled } = setUp([cut, fine])
  const ended = follow(ask(page, form({ key: 'k-12345678', name: 'Siti' })))
  await soon(120_000)
  expect([ended, calls.length, stalled.state()]).toEqual([{}, 1, 'unsent'])
  stalled.resend()
  await soon()
  expect(ended).toEqual({ status: 200 })
  expect(calls[1]).toBe(calls[0])
  expect(stalled.state()).toBe('none')
})

test('a form with a key that was answered "not now" goes again by itself, then waits with its words', async () => {
  const busy = () => away(503, { 'retry-after': '5' })
  const { ask, calls, stalled } = setUp([busy, busy, fine])
  const ended = follow(ask(page, form({ key: 'k-12345678' })))
  await soon(12_000)
  expect([ended, calls.length]).toEqual([{ status: 200 }, 3])
  const lasting = setUp([busy])
  const held = follow(lasting.ask(page, form({ key: 'k-12345678' })))
  await soon(40_000)
  expect([held, lasting.stalled.state(), stalled.state()]).toEqual([{}, 'unsent', 'none'])
})

test('a form without a key is never repeated by itself', async () => {
  const { ask, calls, stalled } = setUp([() => away(503, { 'retry-after': '1' })])
  follow(ask(page, form({ email: 'siti@rihla.test' })))
  await soon(60_000)
  expect([calls.length, stalled.state()]).toEqual([1, 'unsent'])
})
