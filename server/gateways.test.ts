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

test('a gateway that one process finds away costs each other process one try at most, and rests each by itself', async () => {
  const { join, pass } = processes()
  const [first, second] = [join(), join()]
  const areUp = () => [first.doku.isUp(), second.doku.isUp()]
  for (let i = 0; i < 2; i++) await first.doku.status(payment)
  expect(areUp()).toEqual([true, true])
  await first.doku.status(payment)
  expect([areUp(), second.yukk.isUp()]).toEqual([[false, true], true])
  await second.doku.status(payment)
  expect(areUp()).toEqual([false, false])
  pass(30)
  expect(areUp()).toEqual([true, true])
  await second.doku.status(payment)
  expect(areUp()).toEqual([true, false])
  await first.doku.status(payment)
  expect(areUp()).toEqual([false, false])
  pass(30)
  // A "no" is an answer.
  second.state.answer = failure('refused')
  await second.doku.status(payment)
  expect(areUp()).toEqual([true, true])
})

test('a gateway that answers again is tried at once by those that left it alone, and one failure decides for each', async () => {
  const { join, pass } = processes()
  const [first, second, third] = [join(), join(), join()]
  for (const { doku } of [first, second, third]) for (let i = 0; i < 3; i++) await doku.status(payment)
  pass(30)
  first.state.answer = failure('refused')
  await second.doku.status(payment)
  await first.doku.status(payment)
  expect([second.doku.isUp(), third.doku.isUp()]).toEqual([true, true])
  await second.doku.status(payment)
  expect([first, second, third].map(({ doku }) => doku.isUp())).toEqual([true, false, true])
})

test('one process that cannot reach a gateway takes it away from no other that reaches it', async () => {
  const { join, pass } = processes()
  const [cut, busy, quiet] = [join(), join(), join()]
  busy.state.answer = failure('refused')
  quiet.state.answer = failure('refused')
  await quiet.doku.status(payment)
  for (let i = 0; i < 600; i++) {
    pass(1)
    if (cut.doku.isUp()) await cut.doku.status(payment)
    expect([busy.doku.isUp(), quiet.doku.isUp()]).toEqual([true, true])
    await busy.doku.status(payment)
  }
  expect(cut.doku.isUp()).toBe(false)
  // What has just been reached may fail as often as without others; half a minute later once.
  busy.state.answer = failure('unreachable')
  await busy.doku.status(payment)
  expect(busy.doku.isUp()).toBe(true)
  quiet.state.answer = failure('unreachable')
  await quiet.doku.status(payment)
  expect(quiet.doku.isUp()).toBe(false)
})
