import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('those who ask together share one load, those who come later cause another', async () => {
  const share = singleFlight<number>()
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([share('a', make), share('a', make), share('b', make)])).toEqual([1, 1, 2])
  expect(await share('a', make)).toBe(3)
})

test('a load that fails fails for all who waited, and is not remembered', async () => {
  const share = singleFlight<number>()
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([share('a', fail), share('a', async () => 1)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 1)).toBe(1)
})

test('a load that never ends is shared for a while, and not for ever', async () => {
  let now = 0
  const share = singleFlight<string>(1000, () => now)
  const { promise, resolve: end } = Promise.withResolvers<string>()
  const endless = share('a', () => promise)
  now = 999
  expect(share('a', async () => 'second')).toBe(endless)
  now = 1000
  const next = share('a', () => new Promise(() => undefined))
  expect(next).not.toBe(endless)
  // Should the first end after all, whoever comes now still joins the second.
  end('late')
  expect(await endless).toBe('late')
  expect(share('a', async () => 'third')).toBe(next)
})
