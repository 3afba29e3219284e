import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { comeAgain } from './come-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A socket of socket.io, of which somebody may have let go. */
function refused({ isHeld = true, active = false } = {}) {
  const connect = vi.fn()
  const socket = Object.assign(new EventEmitter(), { connect, active })
  comeAgain(socket, () => isHeld)
  return {
    connect,
    /** The server says no, and half a minute goes by. */
    async no(data: object | undefined) {
      socket.emit('connect_error', Object.assign(new Error('refused'), { data }))
      await vi.advanceTimersByTimeAsync(30_000)
    },
  }
}

test.each([codes.too_many_requests, codes.service_unavailable, codes.server_error])(
  'who was refused with %s, which passes, comes again a little later, once',
  async (code) => {
    const { connect, no } = refused()
    await no({ code })
    expect(connect).toHaveBeenCalledTimes(1)
  },
)

test('who may not come at all stays away, and so does who has left meanwhile', async () => {
  const { connect, no } = refused()
  await no({ code: codes.not_signed_in })
  await no(undefined)
  const left = refused({ isHeld: false })
  await left.no({ code: codes.service_unavailable })
  expect([connect.mock.calls.length, left.connect.mock.calls.length]).toEqual([0, 0])
})

test('where no answer came socket.io tries by itself', async () => {
  const { connect, no } = refused({ active: true })
  await no({ code: codes.service_unavailable })
  expect(connect).not.toHaveBeenCalled()
})
