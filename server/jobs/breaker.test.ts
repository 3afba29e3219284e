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

test('a service that one process found away is left alone by the others, and by one try of them all', () => {
  let now = 0
  const all: ReturnType<typeof breaker>[] = []
  const one = (self: number) =>
    breaker({
      ...quiet,
      now: () => now,
      tell(...said) {
        for (const [i, other] of all.entries()) if (i !== self) other.apply(...said)
      },
    })
  const [first, second] = [one(0), one(1)]
  all.push(first, second)
  for (let i = 0; i < 5; i++) first.failed('mail')
  expect([second.allows('mail'), second.allows('text'), second.resting()]).toEqual([false, true, ['mail']])
  now = 10_000
  expect([second.allows('mail'), first.allows('mail')]).toEqual([true, false])
  second.worked('mail')
  expect([first.allows('mail'), first.allows('mail'), first.resting()]).toEqual([true, true, []])
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
