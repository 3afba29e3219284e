import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, rolesOf } from '#core/call.ts'
import { modules } from '#server/modules.ts'
import { built } from './built.ts'
import { readTsv } from './support/tsv.ts'

const text = z.string()
const listRow = z.object({ area: text, version: text, method: text, path: text, who: text })
const beyondRow = z.object({ method: text, path: text, who: text, reason: text.min(10) })
type ListRow = z.output<typeof listRow>
type Wire = { method: string; path: string; who: string }

/** `user/{id}` and `user/:id` are one address: names of parameters are the contract's own. */
const address = (path: string): string => path.replace(/\{[^}]+\}|:[A-Za-z_]+\??/g, ':')
const key = (method: string, path: string): string => `${method} ${address(path)}`
/** `consultant v1` → `/api/consultant/v1/`. */
const fullPath = (row: ListRow): string => `/api/${row.version.replace(' ', '/')}/${row.path}`

const names = (calls: readonly string[], row: ListRow): boolean => calls.includes(`${row.method} ${row.path}`)
const isBuilt = (row: ListRow): boolean =>
  row.version !== 'socket' &&
  !names(built.later, row) &&
  (built.areas.some((area) => area === row.area) || names(built.calls, row))

function findings(list: readonly ListRow[], calls: readonly Wire[], beyond: readonly z.output<typeof beyondRow>[]) {
  const problems: string[] = []
  const byKey = new Map(calls.map((call) => [key(call.method, call.path), call]))
  for (const row of list.filter(isBuilt)) {
    const name = `${row.method} ${fullPath(row)}`
    const call = byKey.get(key(row.method, fullPath(row)))
    if (!call) problems.push(`${name} is on the list and not built`)
    else if (call.who !== row.who) problems.push(`${name} is for ${row.who}, and the contract says ${call.who}`)
  }
  const listed = new Set(list.map((row) => key(row.method, fullPath(row))))
  const allowed = new Set(beyond.map((row) => key(row.method, row.path)))
  for (const call of calls) {
    const name = key(call.method, call.path)
    if (!listed.has(name) && !allowed.has(name)) problems.push(`${call.method} ${call.path} is on no list`)
  }
  for (const row of beyond) {
    const call = byKey.get(key(row.method, row.path))
    if (!call) problems.push(`${row.method} ${row.path} is beyond the list and not built`)
    else if (call.who !== row.who)
      problems.push(`${row.method} ${row.path} is for ${row.who}, and the contract says ${call.who}`)
  }
  if (byKey.size !== calls.length) problems.push('two calls have one address')
  return problems
}

const list = await readTsv('test/architecture/calls.tsv', listRow)
const beyond = await readTsv('test/architecture/beyond.tsv', beyondRow)
const deskOf = (module: (typeof modules)[number]): Call[] =>
  'console' in module ? Object.values(module.console.contract) : []
const calls: Wire[] = [
  ...modules.flatMap((module) => Object.values<Call>(module.contract)),
  ...modules.flatMap(deskOf),
].map((call) => ({ ...call, who: rolesOf(call) ? 'staff' : String(call.who) }))

test('every call of the list that is built stands on the wire as listed, and nothing stands there unexplained', () => {
  expect(findings(list, calls, beyond)).toEqual([])
})

test('a missing call, another who and a call of nobody are noticed', () => {
  const row = { area: 'identity', version: 'v3', path: 'user/{id}/thing', who: 'member' }
  const planted = [
    { ...row, method: 'GET' },
    { ...row, method: 'POST' },
  ]
  const wire = { method: 'GET', path: '/api/v3/user/:user_id/thing', who: 'anyone' }
  expect(findings(planted, [wire, { ...wire, method: 'DELETE' }], [])).toEqual([
    'GET /api/v3/user/{id}/thing is for member, and the contract says anyone',
    'POST /api/v3/user/{id}/thing is on the list and not built',
    'DELETE /api/v3/user/:user_id/thing is on no list',
  ])
  expect(findings([], [wire, wire], [{ ...wire, reason: 'x' }])).toEqual(['two calls have one address'])
  expect(findings([], [wire], [{ ...wire, who: 'member', reason: 'x' }])).toEqual([
    'GET /api/v3/user/:user_id/thing is for member, and the contract says anyone',
  ])
  expect(findings([], [], [{ ...wire, reason: 'x' }])).toEqual([
    'GET /api/v3/user/:user_id/thing is beyond the list and not built',
  ])
})
