import { expect, test } from 'vitest'
import { tally } from './tally.ts'

test('an outage lasts from one placed order to the next while people come, and a meant "no" is no error', () => {
  let time = 0
  const counted = tally(() => time)
  const at = (ms: number, status: number | undefined, path = '/api/v3/bookings/1/do-checkout') => {
    time = ms
    counted.note(path, status === undefined ? undefined : { status, code: status === 503 ? 'F-SRV-5x3' : '' })
  }
  at(5000, 200)
  at(5200, 503)
  at(6000, undefined)
  at(7000, 409)
  at(7500, 200, '/api/v3/bookings/cart')
  at(9000, 200)
  counted.waited(2500)
  counted.waited(300)
  counted.closing()
  at(30_000, 200)
  expect(counted.errors()).toEqual(
    new Map([
      ['503 F-SRV-5x3', 1],
      ['no answer', 1],
    ]),
  )
  expect(counted.summary()).toBe(
    '7 answers, 1 × 503 F-SRV-5x3, 1 × no answer; longest time without an order 4.0 s, longest wait of one buyer 2.5 s',
  )
})
