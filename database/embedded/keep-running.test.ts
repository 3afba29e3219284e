import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'
import type { Server } from './server.ts'

const address = { host: '/tmp/rihla-x', port: 5432, password: '' }

function aServer() {
  const { promise: ended, resolve: die } = Promise.withResolvers<void>()
  const stop = vi.fn(async () => die())
  return { server: { address, ended, stop } satisfies Server, die, stop }
}

test('tries follow each other ever more slowly, up to a limit, and each failure is told', async () => {
  const [first, second] = [aServer(), aServer()]
  const said: string[] = []
  let tries = 0
  const start = async () => {
    tries++
    if (tries < 5) throw new Error('the disk is full')
    return tries === 5 ? undefined : second.server
  }
  const running = keepRunning(first.server, { start, say: (line) => said.push(line), backOff: { first: 1, most: 4 } })
  first.die()
  await vi.waitFor(() => expect(said.at(-1)).toBe('PostgreSQL runs again.'))
  const failed = (wait: number) => `PostgreSQL could not be started again, next try in ${wait} ms: the disk is full`
  expect(said.slice(1, -1)).toEqual([1, 2, 4, 4].map(failed))
  await running.stop()
  expect(second.stop).toHaveBeenCalled()
})

test('one that is told to stop while it is being started again does stop', async () => {
  const [first, second] = [aServer(), aServer()]
  const { promise: starting, resolve: started } = Promise.withResolvers<Server>()
  const start = vi.fn(() => starting)
  const running = keepRunning(first.server, { start, say: () => undefined })
  first.die()
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  const stopped = running.stop()
  started(second.server)
  await stopped
  expect([start.mock.calls.length, second.stop.mock.calls.length]).toEqual([1, 1])
})

test('one that was stopped is not started again', async () => {
  const first = aServer()
  const start = vi.fn(async () => first.server)
  await keepRunning(first.server, { start, say: () => undefined }).stop()
  expect(start).not.toHaveBeenCalled()
})
