import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { onSignInEnd } from './sign-in-end.ts'
import { watchSignIn } from './watch-sign-in.ts'

const fetched = vi.fn<(address: string) => Promise<unknown>>()
let now = Date.UTC(2026, 10, 19)
beforeEach(() => {
  // What one test has told is long over in the next.
  now += 3_600_000
  vi.useFakeTimers({ now })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const known = { ok: true, status: 200 }
const unknown = { ok: false, status: 401 }
const led = { type: 'opaqueredirect', ok: false, status: 0 }
const member = (one: object | undefined) => ({
  type: 'basic',
  ok: true,
  json: async () => ({ shell: { member: one } }),
})

function watched() {
  const connect = vi.fn()
  const socket = Object.assign(new EventEmitter(), { connect })
  const ended = vi.fn()
  onTestFinished(onSignInEnd(ended))
  watchSignIn(socket)
  const answers = (...all: unknown[]) => {
    for (const one of all) fetched.mockResolvedValueOnce(one)
  }
  const hungUp = async (reason = 'io server disconnect') => {
    socket.emit('disconnect', reason)
    await vi.advanceTimersByTimeAsync(3_000)
  }
  const refused = async (code: string) => {
    socket.emit('connect_error', Object.assign(new Error(code), { data: { code } }))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { connect, ended, answers, hungUp, refused }
}

test('a page that was hung up on because its sign-in ended is told, once', async () => {
  const { ended, answers, hungUp, refused } = watched()
  answers(unknown, led)
  await hungUp()
  await refused(codes.not_signed_in)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('who signed out in another tab of this browser is nobody here either', async () => {
  const { ended, answers, hungUp } = watched()
  answers(unknown, member(undefined))
  await hungUp()
  expect(ended).toHaveBeenCalledTimes(1)
})

// Ten tabs of a person have a socket: one that came back for itself would take it from the next, and that one from another.
test('one tab too many stays as it is, and so does one whose network was lost', async () => {
  const { connect, ended, answers, hungUp } = watched()
  answers(known)
  await hungUp()
  await hungUp('transport close')
  expect([ended.mock.calls.length, connect.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0, 1])
})

test('a token that ran out is renewed and the socket comes back, without a word', async () => {
  const { connect, ended, answers, refused } = watched()
  answers(member({ id: '1' }))
  await refused(codes.token_expired)
  expect([ended.mock.calls.length, connect.mock.calls.length]).toEqual([0, 1])
})

test('while the server is away nothing has ended; it is asked again once it may be back', async () => {
  const { ended, answers, hungUp } = watched()
  fetched.mockRejectedValueOnce(new Error('no network'))
  answers({ ok: false, status: 503 }, unknown, led)
  await hungUp()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a socket that is refused for another reason asks nothing', async () => {
  const { ended, refused } = watched()
  await refused(codes.too_many_requests)
  expect([ended.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0])
})
