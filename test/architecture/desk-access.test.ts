import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callKey, rolesOf } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import { type Grant, type Scope, staffRoles } from '#core/staff.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { scoped } from '#test/support/scoped.ts'
import type { ScopedThing } from '#test/support/scoped-thing.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

type Wire = Pick<Call, 'method' | 'path' | 'who'>
type Sent = Pick<ScopedThing, 'url' | 'body'> & { token?: string; host?: string }
type Parts = {
  ask: (call: Wire, sent: Sent) => Promise<number>
  make: (key: string) => Promise<ScopedThing | undefined>
  signIn: (grant: Grant) => Promise<string>
  member: string
}

const named = (scope: Scope): string => (scope.kind === 'platform' ? scope.kind : `a ${scope.kind}`)
const strangers = (): Scope[] =>
  (['tenant', 'partner', 'store', 'bank'] as const).map((kind) => ({ kind, id: newId() }))

type Closed = [who: string, sent: Pick<Sent, 'token' | 'host'>]

/** Who may not: guests, members, the right person at another host, each other role, and the right role elsewhere. */
async function closedTo(call: Wire, thing: ScopedThing, parts: Parts): Promise<Closed[]> {
  const roles = rolesOf(call) ?? []
  const home: Scope = thing.scopes[0] ?? { kind: 'platform' }
  const [role = 'admin'] = roles
  const wrong = staffRoles.filter((one) => !roles.includes(one))
  const elsewhere = call.path.includes(':') && !thing.is_own ? strangers() : []
  const right = await parts.signIn({ role, scope: home })
  return [
    ['a guest', {}],
    ['a member', { token: parts.member }],
    ['the right person at another host', { token: right, host: 'demo.localhost' }],
    ...(await Promise.all(
      wrong.map(
        async (one): Promise<Closed> => [
          `${one} of ${named(home)}`,
          { token: await parts.signIn({ role: one, scope: home }) },
        ],
      ),
    )),
    ...(await Promise.all(
      elsewhere.map(
        async (scope): Promise<Closed> => [
          `${role} of another ${scope.kind}`,
          { token: await parts.signIn({ role, scope }) },
        ],
      ),
    )),
  ]
}

async function deskFindings(calls: readonly Wire[], parts: Parts): Promise<string[]> {
  const problems: string[] = []
  for (const call of calls.filter((one) => rolesOf(one))) {
    const key = callKey(call)
    const thing = await parts.make(key)
    if (!thing) {
      problems.push(`${key} has no thing in test/support/scoped.ts`)
      continue
    }
    for (const [who, sent] of await closedTo(call, thing, parts)) {
      const status = await parts.ask(call, { ...thing, ...sent })
      if (status !== 404) problems.push(`${key} answers ${who} with ${status}, not 404`)
    }
    problems.push(...(await openFindings(call, thing.scopes.length, parts)))
  }
  return problems
}

/** Each role succeeds, and so does each scope; with a thing of its own, for what one does may be its end. */
async function openFindings(call: Wire, scopes: number, parts: Parts): Promise<string[]> {
  const roles = rolesOf(call) ?? []
  const problems: string[] = []
  for (let i = 0; i < Math.max(roles.length, scopes); i++) {
    const thing = await parts.make(callKey(call))
    const [role, scope] = [roles[i % roles.length], thing?.scopes[i % scopes]]
    if (!thing || !role || !scope) continue
    const token = await parts.signIn({ role, scope })
    const status = await parts.ask(call, { ...thing, ...(await thing.own?.(token)), token })
    if (status >= 300) problems.push(`${callKey(call)} answers ${role} of ${named(scope)} with ${status}`)
  }
  return problems
}

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const overHttp: Parts['ask'] = async (call, { url, body, token, host = 'localhost' }) => {
  const headers = { host, ...(token && { authorization: `Bearer ${token}` }) }
  const payload = call.method === 'GET' ? {} : { payload: body ?? {} }
  return (await home.app.inject({ method: call.method, url, headers, ...payload })).statusCode
}

const realCalls = () => [...home.application.calls.values()].map((bound) => bound.call)
const deskCalls = () => realCalls().filter((call) => rolesOf(call))

test('a call of the desk is there for its roles within their scopes, and for nobody else', async () => {
  const parts: Parts = {
    ask: overHttp,
    make: async (key) => scoped[key]?.(home),
    signIn: async (grant) => (await someStaff(home, grant)).token,
    member: (await signedIn(home, await anyMember(home))).user_token,
  }
  expect(await deskFindings(deskCalls(), parts)).toEqual([])
  // Orders are placed, paid and cancelled for every call and role.
}, 180_000)

test('the list of things of the desk names its calls only, and calls of the desk stand at its own address', () => {
  expect(Object.keys(scoped).sort()).toEqual(deskCalls().map(callKey).sort())
  const isDesk = ({ path }: Wire) => path.startsWith('/api/console/')
  // Nobody has a role before they have signed in.
  const open = realCalls().filter((call) => isDesk(call) && rolesOf(call) === undefined)
  expect(
    open.map(({ path }) => path).filter((path) => !/^\/api\/console\/v1\/(sign-in|password)(\/|$)/.test(path)),
  ).toEqual([])
  expect(realCalls().filter((call) => !isDesk(call) && rolesOf(call) !== undefined)).toEqual([])
})

test('a call that is open to others, and one that is closed to its own, are noticed', async () => {
  const call = { method: 'GET', path: '/api/console/v1/things/:id', who: ['finance'] } as const
  const thing = { url: '/api/console/v1/things/1', scopes: [{ kind: 'platform' }] } as const
  const base = { make: async () => thing, signIn: async ({ role }: Grant) => role, member: 'member' }
  const open = await deskFindings([call], { ...base, ask: async () => 200 })
  expect(open).toContain('GET /api/console/v1/things/:id answers a guest with 200, not 404')
  expect(open).toContain('GET /api/console/v1/things/:id answers editor of platform with 200, not 404')
  expect(open).toContain('GET /api/console/v1/things/:id answers finance of another partner with 200, not 404')
  // What is of whoever asks is there wherever they work, and still for its roles alone.
  const own = await deskFindings([call], {
    ...base,
    make: async () => ({ ...thing, is_own: true }),
    ask: async () => 200,
  })
  expect(own).toEqual(open.filter((problem) => !problem.includes('of another')))
  expect(own).toContain('GET /api/console/v1/things/:id answers editor of platform with 200, not 404')
  expect(await deskFindings([call], { ...base, ask: async () => 404 })).toEqual([
    'GET /api/console/v1/things/:id answers finance of platform with 404',
  ])
  expect(await deskFindings([call], { ...base, make: async () => undefined, ask: async () => 404 })).toHaveLength(1)
})
