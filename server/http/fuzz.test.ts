import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '#server/site.ts'
import type { BadRequest } from '#test/chaos/inputs/bad-request.ts'
import { describeFault, inputOf, leaks, tryInputs } from '#test/chaos/inputs/try-inputs.ts'
import { testCalls } from '#test/support/calls.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ TRUST_PROXY: '1' }, { calls: testCalls, site: builtSite(process.cwd()) })
})
afterAll(() => home.close())

async function aims() {
  const calls = [...home.application.calls.values()]
    .map(({ call }) => call)
    .filter((call) => !call.path.includes('boom'))
  return { calls, token: (await signedIn(home, await anyMember(home))).user_token }
}

/** A short form of `npm run chaos -- inputs`, which tries a million against a process of its own. */
test('no input of any call or page gives a 5xx or shows what is inside', async () => {
  const send = async (request: BadRequest) => {
    const { statusCode, body } = await home.app.inject(request)
    return { status: statusCode, body }
  }
  const plan = { aims, send, seed: 20_261_115, count: 3_000, seconds: 5, pages: 10 }
  const { faults, statuses } = await tryInputs(plan)
  expect(faults.map(describeFault)).toEqual([])
  // Proof that the trial reaches the handlers and the checks alike.
  for (const status of [200, 401, 404, 422]) expect([...statuses.keys()]).toContain(status)
})

test('a seed gives the same input each time, and the next another', async () => {
  const known = await aims()
  const input = (seed: number) => JSON.stringify(inputOf(known, seed, 10))
  expect(input(7)).toBe(input(7))
  expect(new Set(Array.from({ length: 50 }, (_, seed) => input(seed))).size).toBeGreaterThan(45)
})

test('a trial tells a failure, a leak and a silence, each with its seed', async () => {
  const answers = [{ status: 500, body: '' }, { status: 200, body: 'at run (/srv/x.ts:3:1)' }, undefined]
  const send = async () => {
    const answer = answers.shift()
    if (!answer) throw new Error('closed')
    return answer
  }
  const { faults } = await tryInputs({ aims, send, seed: 41, count: 3, seconds: 60, pages: 0 })
  expect(faults.map(({ seed, why }) => `${seed}: ${why}`).sort()).toEqual([
    '41: a 500',
    '42: says "at run ("',
    '43: no answer',
  ])
  expect(faults.map(describeFault).join()).toContain('npm run chaos -- inputs --seed=41 --count=1')
})

test('the search for leaks finds one when there is one', () => {
  expect(leaks.test('{"message":"syntax error at or near"}')).toBe(true)
  expect(leaks.test('at run (/srv/x.ts:3:1)')).toBe(true)
})
