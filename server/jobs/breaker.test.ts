import { expect, test, vi } from 'vitest'
import { Deferred } from '#core/deferred.ts'
import type { Parcel } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { breaker, guarded } from './breaker.ts'

const quiet = { log: { warn: vi.fn() }, tell: () => undefined }
const shown = { title: 'a', body: 'b', path: '/', tag: 't' }
const text: Parcel = { kind: 'text', text: { to: '+628', text: 'x' } }
const push = (host: string): Parcel => ({
  kind: 'push',
  push: { endpoint: `https://${host}/x`, p256dh: '', auth: '', ttl_seconds: 60, shown },
})

test('a service that failed five times in a row is left alone, and then one try decides', () => {
  let now = 0
  const services = breaker({ ...quiet, now: () => now })
  for (let i = 0; i < 4; i++) services.failed('mail')
  expect(services.allows('mail')).toBe(true)
  services.failed('mail')
  expect([services.allows('mail'), services.allows('text')]).toEqual([false, true])
  expect(services.resting()).toEqual(['mail'])
  now = 10_000
  expect([services.allows('mail'), services.allows('mail')]).toEqual([true, false])
  services.failed('mail')
  now = 15_000
  expect(services.allows('mail')).toBe(false)
  now = 20_000
  expect(services.allows('mail')).toBe(true)
  services.worked('mail')
  expect([services.allows('mail'), services.allows('mail')]).toEqual([true, true])
  expect(services.resting()).toEqual([])
})

/** Processes that hear each other. */
function processes(count: number, now: () => number) {
  const all: ReturnType<typeof breaker>[] = []
  for (let self = 0; self < count; self++) {
    const tell = (service: string, is_away: boolean) => {
      for (const [i, other] of all.entries()) if (i !== self) other.apply(service, is_away)
    }
    all.push(breaker({ ...quiet, now, tell }))
  }
  return all
}

test('a service that one process found away costs each other process one try, and rests each by itself', () => {
  let now = 0
  const all = processes(2, () => now)
  const [first, second] = all
  for (let i = 0; i < 5; i++) first?.failed('mail')
  const allow = () => all.map((one) => one.allows('mail'))
  expect([allow(), second?.allows('text'), second?.resting()]).toEqual([[false, true], true, []])
  second?.failed('mail')
  expect([allow(), second?.resting()]).toEqual([[false, false], ['mail']])
  now = 10_000
  expect([allow(), allow()]).toEqual([
    [true, true],
    [false, false],
  ])
  second?.worked('mail')
  expect([allow(), first?.resting()]).toEqual([[true, true], []])
  first?.failed('mail')
  expect(allow()).toEqual([false, true])
})

test('one process that cannot reach a service takes it away from no other that reaches it', () => {
  let now = 0
  const [cut, busy, idle] = processes(3, () => now)
  idle?.worked('mail')
  for (let i = 0; i < 600; i++) {
    now += 1000
    if (cut?.allows('mail')) cut.failed('mail')
    expect([busy?.allows('mail'), idle?.allows('mail')]).toEqual([true, true])
    busy?.worked('mail')
  }
  expect(cut?.resting()).toEqual(['mail'])
  for (const one of [busy, idle]) one?.failed('mail')
  expect([busy?.resting(), idle?.resting()]).toEqual([[], ['mail']])
})

test('many services that members name do not drive out what is known of the mail server', () => {
  const services = breaker({ ...quiet, now: () => 0 })
  for (let i = 0; i < 4; i++) {
    services.failed('mail')
    for (let j = 0; j < 600; j++) services.worked(`push ${i} ${j}.test`)
  }
  services.failed('mail')
  expect(services.allows('mail')).toBe(false)
})

test('failures that are not in a row open nothing', () => {
  const services = breaker({ ...quiet, now: () => 0 })
  for (let i = 0; i < 20; i++) {
    services.failed('mail')
    if (i % 4 === 3) services.worked('mail')
  }
  expect(services.allows('mail')).toBe(true)
})

test('a service that never answers is a failure, and soon nobody waits for it any more', async () => {
  let attempts = 0
  const silent = () => {
    attempts++
    return new Promise<void>(() => undefined)
  }
  const send = guarded(silent, breaker({ ...quiet, now: () => 0 }))(1)
  for (let i = 0; i < 5; i++) await expect(send(text, 'a')).rejects.toThrow('no answer')
  await expect(send(text, 'a')).rejects.toThrow('text is away')
  expect(attempts).toBe(5)
})

test('one push service that is away keeps no message from the others', async () => {
  const sent: string[] = []
  const send = guarded(
    async (parcel) => {
      if (parcel.kind !== 'push' || parcel.push.endpoint.includes('away')) throw new Error('refused')
      sent.push(parcel.push.endpoint)
    },
    breaker({ ...quiet, now: () => 0 }),
  )(1000)
  for (let i = 0; i < 6; i++) await expect(send(push('away.test'), 'a')).rejects.toThrow()
  await send(push('there.test'), 'a')
  expect(sent).toEqual(['https://there.test/x'])
})

test.each([
  ['for good', new Undeliverable('not this one')],
  ['for now', new Deferred('not this one')],
])('a service that refuses parcels of one person %s is there for everybody else', async (_, refusal) => {
  const answer = (id: string) => (id === 'theirs' ? Promise.reject(refusal) : Promise.resolve())
  const send = guarded((_parcel, id) => answer(id), breaker({ ...quiet, now: () => 0 }))(1000)
  for (let i = 0; i < 20; i++) await expect(send(text, 'theirs')).rejects.toThrow('not this one')
  await expect(send(text, 'mine')).resolves.toBeUndefined()
})
