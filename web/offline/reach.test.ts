import { expect, test } from 'vitest'
import { reachAgain, readReach } from './reach.ts'

const subscription = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
})
const key = new Uint8Array([4, 1]).buffer
const old = { options: { userVisibleOnly: true, applicationServerKey: key } }
const never = () => Promise.reject(new Error('nobody was to subscribe'))

test('a browser that brings its new address is reached there', async () => {
  const reach = await reachAgain({ oldSubscription: old, newSubscription: subscription('https://push.test/2') }, never)
  expect(reach).toEqual({ endpoint: 'https://push.test/2', p256dh: 'p', auth: 'a' })
})

test('one that only lost its address gets another for the same key', async () => {
  const requestedKeys: ArrayBuffer[] = []
  const reach = await reachAgain({ oldSubscription: old, newSubscription: null }, async (given) => {
    requestedKeys.push(given)
    return subscription('https://push.test/3')
  })
  expect(requestedKeys).toEqual([key])
  expect(reach?.endpoint).toBe('https://push.test/3')
})

test('one that does not say for which key it was is left alone', async () => {
  expect(await reachAgain({}, never)).toBeUndefined()
  expect(await reachAgain({ oldSubscription: null, newSubscription: null }, never)).toBeUndefined()
})

test('half a subscription reaches nobody', () => {
  expect(readReach({ toJSON: () => ({ endpoint: 'https://push.test/1', expirationTime: null }) })).toBeUndefined()
  expect(readReach(null)).toBeUndefined()
})
