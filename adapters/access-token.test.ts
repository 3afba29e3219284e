import { expect, test } from 'vitest'
import { type AccessToken, accessTokens } from './access-token.ts'

function aGateway(answer: (n: number) => AccessToken) {
  const clock = { now: new Date('2026-05-01T00:00:00Z') }
  let times = 0
  const token = accessTokens({ now: () => clock.now, ask: async () => answer(++times) })
  return { token, clock, times: () => times }
}
const lasting = (n: number): AccessToken => ({ ok: true, token: `token ${n}`, expires_in_seconds: 900 })

test('one token serves many, also those who begin together, until a minute before its end', async () => {
  const { token, clock } = aGateway(lasting)
  const both = await Promise.all([token(), token()])
  expect(both).toEqual([lasting(1), lasting(1)])
  clock.now = new Date('2026-05-01T00:14:00Z')
  expect(await token()).toEqual(lasting(1))
  clock.now = new Date('2026-05-01T00:14:01Z')
  expect(await token()).toEqual(lasting(2))
})

test('a fresh one takes the place of one that was refused before its end', async () => {
  const { token } = aGateway(lasting)
  await token()
  expect(await token('fresh')).toEqual(lasting(2))
  expect(await token()).toEqual(lasting(2))
})

test('a failure, and a token too short to be of use again, are not kept', async () => {
  const failing = aGateway(() => ({ ok: false, why: 'unreachable', detail: 'planted' }))
  await failing.token()
  await failing.token()
  expect(failing.times()).toBe(2)
  const short = aGateway((n) => ({ ok: true, token: `token ${n}`, expires_in_seconds: 30 }))
  await short.token()
  expect(await short.token()).toMatchObject({ token: 'token 2' })
})
