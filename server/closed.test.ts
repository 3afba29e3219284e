import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { ask, testApp } from '#test/support/test-app.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

async function closedApp(): Promise<WeakRef<object>> {
  const home = await testApp()
  await ask(home, 'GET', '/api/v3/me')
  const pool = new WeakRef(home.application.pool)
  await home.close()
  return pool
}

// Tests hold hundreds in one process, one after the other: what holds a closed one takes memory from all that come after it.
test('nothing holds an application that is closed', async () => {
  const pool = await closedApp()
  await vi.waitFor(() => {
    collectGarbage()
    expect(pool.deref() === undefined).toBe(true)
  }, 10_000)
})
