import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, callKey, rolesOf } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import { type Grant, type Scope, type StaffRole, staffRoles } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { scoped } from '#test/support/scoped.ts'
import type { ScopedThing } from '#test/support/scoped-thing.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

type Wire = Pick<Call, 'method' | 'path' | 'who'>
type Sent = Pick<ScopedThing, 'url' | 'body'> & { token?: string; host?: string }
type Answer = { status: number; text: string }
type Parts = {
  ask: (call: Wire, sent: Sent) => Promise<Answer>
  make: (key: string) => Promise<ScopedThing | undefined>
  /** Somebody new with this grant: what they do may end their sign-in. */
  signIn: (grant: Grant) => Promise<string>
  /** The same person for the same grant: who may not do a thing leaves nothing behind, and may come again. */
  outsider: (grant: Grant) => Promise<string>
  member: string
  /** A tenant and a partner that nothing here is of, and scopes that are none. */
  strangers: readonly Scope[]
  /** How many changes the audit has. */
  changes: () => Promise<number>
}

const named = (scope: Scope): string => (scope.kind === 'platform' ? scope.kind : `a ${scope.kind}`)
/** Scopes that nothing here is in: what somebody of them gets of anything is a leak. */
const foreignScopes = (): Scope[] =>
  (['tenant', 'partner', 'store', 'bank'] as const).map((kind) => ({ kind, id: newId() }))

type Closed = [who: string, sent: Sent, status?: number]

/** Who may not: guests, members, the right person at another host, each other role in each scope, and each right role elsewhere. */
async function closedTo(call: Wire, thing: ScopedThing, parts: Parts): Promise<Closed[]> {
  const roles = rolesOf(call) ?? []
  const home: Scope = thing.scopes[0] ?? { kind: 'platform' }
  const [role = 'admin'] = roles
  const wrong = staffRoles.filter((one) => !roles.includes(one))
  const closed: Closed[] = [
    ['a guest', thing],
    ['a member', { ...thing, token: parts.member }],
    [
      'the right person at another host',
      { ...thing, token: await parts.outsider({ role, scope: home }), host: 'demo.localhost' },
    ],
  ]
  for (const scope of [...thing.scopes, ...parts.strangers]) {
    for (const one of wrong)
      closed.push([`${one} of ${named(scope)}`, { ...thing, token: await parts.outsider({ role: one, scope }) }])
  }
  return [...closed, ...(await elsewhere(call, thing, parts))]
}

/** Each right role elsewhere: with the id in the address, or in what is sent, for which a code of their own is right. */
async function elsewhere(call: Wire, thing: ScopedThing, parts: Parts): Promise<Closed[]> {
  const isNamed = call.path.includes(':')
  if (thing.is_own || (call.method === 'GET' && !isNamed)) return []
  const closed: Closed[] = []
  for (const scope of parts.strangers) {
    for (const one of rolesOf(call) ?? []) {
      const token = await parts.outsider({ role: one, scope })
      const sent = isNamed ? thing : { ...thing, ...(await thing.own?.(token)) }
      closed.push([`${one} of another ${scope.kind}`, { ...sent, token }, thing.elsewhere])
    }
  }
  return closed
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
    const closed = await closedTo(call, thing, parts)
    const before = await parts.changes()
    for (const [who, sent, right = 404] of closed) {
      const { status } = await parts.ask(call, sent)
      if (status !== right) problems.push(`${key} answers ${who} with ${status}, not ${right}`)
    }
    if ((await parts.changes()) > before) problems.push(`${key} changes something for who may not`)
    problems.push(...(await openFindings(call, thing, parts)))
  }
  return problems
}

type Pair = { role: StaffRole; kind: Scope['kind'] }

/** Each role in each scope where something is read; where something is changed each role and each scope, which costs a thing each. */
function pairsOf(call: Wire, kinds: readonly Scope['kind'][]): Pair[] {
  const pairs = (rolesOf(call) ?? []).map((role) => kinds.map((kind) => ({ role, kind })))
  if (call.method === 'GET') return pairs.flat()
  const count = pairs.length === 0 ? 0 : Math.max(pairs.length, kinds.length)
  return Array.from({ length: count }, (_, i) => pairs[i % pairs.length]?.[i % kinds.length] ?? []).flat()
}

/** They succeed; with a thing of their own where something is changed, for what one does may be its end. */
async function openFindings(call: Wire, first: ScopedThing, parts: Parts): Promise<string[]> {
  const key = callKey(call)
  const pairs = pairsOf(
    call,
    first.scopes.map(({ kind }) => kind),
  )
  if (pairs.length === 0) return [`${key} has nobody who may`]
  const problems: string[] = []
  for (const { role, kind } of pairs) {
    const thing = call.method === 'GET' ? first : await parts.make(key)
    const scope = thing?.scopes.find((one) => one.kind === kind)
    if (!thing || !scope) return [...problems, `${key} is not always in a scope of ${kind}`]
    const token = await parts.signIn({ role, scope })
    const { status } = await parts.ask(call, { ...thing, ...(await thing.own?.(token)), token })
    if (status >= 300) problems.push(`${key} answers ${role} of ${named(scope)} with ${status}`)
  }
  return problems
}

/** What names a thing or a person in an answer. */
const namesIn = ({ text }: Answer, { shows }: ScopedThing): Set<string> => {
  const names = text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?:RHL|INV)-[A-Z0-9]+|[\w.+-]+@[\w.-]+\.\w+/g)
  return new Set([...(names ?? []), ...((shows && text.match(shows)) ?? [])])
}

type Lists = {
  problems: string[] /** Those in which the platform itself saw nothing, so that nothing is proved of them. */
  empty: string[]
}

/** Lists have no id in their address: each role of another tenant, partner, store or bank gets nothing of what the platform sees. */
async function listFindings(calls: readonly Wire[], parts: Parts): Promise<Lists> {
  const result: Lists = { problems: [], empty: [] }
  const lists = calls.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  for (const call of lists) {
    const [key, roles] = [callKey(call), rolesOf(call) ?? []]
    const thing = await parts.make(key)
    if (!thing || thing.is_own || thing.is_shared) continue
    const url = thing.url.replace(/\?.*/, thing.whole ?? '')
    const [role = 'admin'] = roles
    const seen = namesIn(
      await parts.ask(call, { url, token: await parts.outsider({ role, scope: { kind: 'platform' } }) }),
      thing,
    )
    if (seen.size === 0) result.empty.push(key)
    // New ones for each: who was seen before is nobody's colleague.
    for (const scope of foreignScopes()) {
      for (const one of roles) {
        const answer = await parts.ask(call, { url, token: await parts.outsider({ role: one, scope }) })
        const leaked = [...namesIn(answer, thing)].filter((name) => seen.has(name))
        if (leaked.length > 0)
          result.problems.push(`${key} shows ${one} of another ${scope.kind} ${leaked.length} of all`)
        if (answer.status !== 200 && answer.status !== 404)
          result.problems.push(`${key} answers ${one} of another ${scope.kind} with ${answer.status}`)
      }
    }
  }
  return result
}

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const overHttp: Parts['ask'] = async (call, { url, body, token, host = 'localhost' }) => {
  const headers = { host, ...(token && { authorization: `Bearer ${token}` }) }
  const payload = call.method === 'GET' ? {} : { payload: body ?? {} }
  const reply = await home.app.inject({ method: call.method, url, headers, ...payload })
  return { status: reply.statusCode, text: reply.body }
}

const realCalls = () => [...home.application.calls.values()].map((bound) => bound.call)
const deskCalls = () => realCalls().filter((call) => rolesOf(call))

const tokens = new Map<string, Promise<string>>()

function signInOnce(grant: Grant): Promise<string> {
  const key = JSON.stringify(grant)
  const token = tokens.get(key) ?? someStaff(home, grant).then((person) => person.token)
  tokens.set(key, token)
  return token
}

const realParts = async (): Promise<Parts> => ({
  ask: overHttp,
  make: async (key) => scoped[key]?.(home),
  signIn: async (grant) => (await someStaff(home, grant)).token,
  outsider: signInOnce,
  member: (await signedIn(home, await anyMember(home))).user_token,
  strangers: [
    { kind: 'tenant', id: demoTenants[1].id },
    { kind: 'partner', id: (await anyPartner(home)).id },
    ...foreignScopes().filter(({ kind }) => kind === 'store' || kind === 'bank'),
  ],
  changes: () => home.application.db.$count(audit_log),
})

test('a call of the desk is there for its roles within their scopes, and for nobody else', async () => {
  expect(await deskFindings(deskCalls(), await realParts())).toEqual([])
  // Orders are placed, paid and cancelled for every call and role.
}, 480_000)

test('a list of the desk has nothing of another scope in it', async () => {
  const { problems, empty } = await listFindings(deskCalls(), await realParts())
  expect(problems).toEqual([])
  // A list in which nothing is named proves nothing: its thing says what `shows` it.
  expect(empty).toEqual([])
}, 120_000)

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

const nobody = { member: 'member', strangers: foreignScopes(), changes: async () => 0 }

test('a call that is open to others, and one that is closed to its own, are noticed', async () => {
  const call = { method: 'GET', path: '/api/console/v1/things/:id', who: ['finance'] } as const
  const thing = { url: '/api/console/v1/things/1', scopes: [{ kind: 'platform' }] } as const
  const person = async ({ role }: Grant) => role
  const base = { ...nobody, make: async () => thing, signIn: person, outsider: person }
  const says = (status: number) => async () => ({ status, text: '' })
  const open = await deskFindings([call], { ...base, ask: says(200) })
  expect(open).toContain('GET /api/console/v1/things/:id answers a guest with 200, not 404')
  expect(open).toContain('GET /api/console/v1/things/:id answers editor of platform with 200, not 404')
  expect(open).toContain('GET /api/console/v1/things/:id answers finance of another partner with 200, not 404')
  // What is of whoever asks is there wherever they work, and still for its roles alone.
  const own = await deskFindings([call], {
    ...base,
    make: async () => ({ ...thing, is_own: true }),
    ask: says(200),
  })
  expect(own).toEqual(open.filter((problem) => !problem.includes('of another')))
  expect(open).toContain('GET /api/console/v1/things/:id answers editor of a partner with 200, not 404')
  expect(own).toContain('GET /api/console/v1/things/:id answers editor of platform with 200, not 404')
  expect(await deskFindings([call], { ...base, ask: says(404) })).toEqual([
    'GET /api/console/v1/things/:id answers finance of platform with 404',
  ])
  expect(await deskFindings([call], { ...base, make: async () => undefined, ask: says(404) })).toHaveLength(1)
})

test('a role that is shut out of one of its scopes alone is noticed', async () => {
  const call = { method: 'GET', path: '/api/console/v1/things/:id', who: ['finance', 'support'] } as const
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: 'here' }]
  const thing = { url: '/api/console/v1/things/1', scopes }
  const grant = async ({ role, scope }: Grant) => `${role} ${scope.kind === 'platform' ? '' : scope.id}`
  const allowed = ['finance ', 'support ', 'support here']
  const ask = async (_: Wire, { token = '', host }: Sent) => ({
    status: !host && allowed.includes(token) ? 200 : 404,
    text: '',
  })
  const parts = { ...nobody, make: async () => thing, signIn: grant, outsider: grant, ask }
  expect(await deskFindings([call], parts)).toEqual([
    'GET /api/console/v1/things/:id answers finance of a tenant with 404',
  ])
})

test('what is added for another scope by what is sent, or changed although it is refused, is noticed', async () => {
  const call = { method: 'POST', path: '/api/console/v1/things', who: ['finance'] } as const
  const url = '/api/console/v1/things'
  const own = async (token: string) => ({ url, body: { code: token } })
  const thing = { url, scopes: [{ kind: 'platform' }], body: { code: '' }, own } as const
  const person = async ({ role, scope }: Grant) => `${role} ${scope.kind}`
  const base = { ...nobody, make: async () => thing, signIn: person, outsider: person }
  // Whoever has the role and a code of their own gets in, wherever they work.
  const ask = async (_: Wire, { token = '', body, host }: Sent) => ({
    status: !host && token.startsWith('finance') && JSON.stringify(body).includes(token) ? 200 : 404,
    text: '',
  })
  expect(await deskFindings([call], { ...base, ask })).toEqual(
    ['tenant', 'partner', 'store', 'bank'].map(
      (kind) => `POST /api/console/v1/things answers finance of another ${kind} with 200, not 404`,
    ),
  )
  let rows = 0
  const changes = async () => rows++
  const findings = await deskFindings([call], { ...base, changes, ask: async () => ({ status: 404, text: '' }) })
  expect(findings).toContain('POST /api/console/v1/things changes something for who may not')
})

test('a list that shows another scope what the platform has, fails, or is empty for all, is noticed', async () => {
  const call = { method: 'GET', path: '/api/console/v1/things', who: ['finance'] } as const
  const thing = { url: '/api/console/v1/things?search=nothing', scopes: [{ kind: 'platform' }] } as const
  const person = async ({ scope }: Grant) => scope.kind
  const base = { ...nobody, make: async () => thing, signIn: person, outsider: person }
  const answer = (texts: Record<string, string>, status = 200) => ({
    ...base,
    ask: async (_: Wire, { token = '' }: Sent) => ({
      status: token === 'bank' ? status : 200,
      text: texts[token] ?? '',
    }),
  })
  const leaking = await listFindings([call], answer({ platform: 'RHL-AB12 RHL-CD34', partner: 'RHL-AB12' }))
  expect(leaking).toEqual({
    problems: ['GET /api/console/v1/things shows finance of another partner 1 of all'],
    empty: [],
  })
  const failing = await listFindings([call], answer({ platform: 'RHL-AB12', partner: 'RHL-ZZ99' }, 500))
  expect(failing.problems).toEqual(['GET /api/console/v1/things answers finance of another bank with 500'])
  expect((await listFindings([call], answer({}))).empty).toEqual(['GET /api/console/v1/things'])
})
