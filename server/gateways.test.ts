import { expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import { guarded } from './gateways.ts'
import type { Announcement } from './nodes/announcement.ts'
import { audience } from './nodes/nodes.ts'

const payment = { payment_number: 'P-1', reference: 'r', method_code: 'qris' }
const failure = (why: GatewayFailure['why']): GatewayFailure => ({ ok: false, why, detail: '' })

/** Processes that hear each other, each with its own way to the same gateway. */
function processes() {
  const all: ReturnType<typeof audience>[] = []
  let now = new Date('2026-11-19T03:00:00Z')
  const join = () => {
    const self = audience()
    all.push(self)
    const announce = (said: Announcement) => {
      for (const one of all) if (one !== self) one.emit(said)
    }
    const state = { answer: failure('unreachable') }
    const answer = async () => state.answer
    const bare = {
      ...{ start: answer, status: answer, refund: answer, canRefund: () => true },
      verify: () => ({ ok: false, why: 'signature' }) as const,
    }
    const shared = { clock: { now: () => now }, nodes: { announce, on: self.on } }
    const gateway = (name: 'doku' | 'yukk') => guarded(name, bare, shared)
    return { state, doku: gateway('doku'), yukk: gateway('yukk') }
  }
  const pass = (seconds: number) => {
    now = addMs(now, 1000 * seconds)
  }
  return { join, pass }
}

test('a gateway that one process cannot reach is left alone by the others, until one of them reaches it', async () => {
  const { join, pass } = processes()
  const [first, second] = [join(), join()]
  const areUp = () => [first.doku.isUp(), second.doku.isUp()]
  for (let i = 0; i < 2; i++) await first.doku.status(payment)
  expect(areUp()).toEqual([true, true])
  await first.doku.status(payment)
  expect([areUp(), second.yukk.isUp()]).toEqual([[false, false], true])
  pass(30)
  expect(areUp()).toEqual([true, true])
  await second.doku.status(payment)
  expect(areUp()).toEqual([false, false])
  // A "no" is an answer.
  second.state.answer = failure('refused')
  await second.doku.status(payment)
  expect(areUp()).toEqual([true, true])
})
