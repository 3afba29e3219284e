import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressesIn, isNamed, type Wire } from './support/addresses.ts'
import { neighbours } from './support/call-tests.ts'
import { pathsIn, readAll, type SourceFile } from './support/tree.ts'

type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A file of `calls/` with the calls it answers, and the file of the test that a row names for it. */
type CallFile = { path: string; calls: readonly Wire[]; row: string | undefined }
/** A test, and the helpers it imports. */
type TestFile = SourceFile & { helpers: readonly SourceFile[] }

const besideOf = (path: string): string => path.replace(/\.ts$/, '.test.ts')
const keyOf = ({ method, path }: Wire): string => `${method} ${path}`

type Wanted = { calls: readonly Wire[]; all: readonly Wire[] }

/** Which of these calls a test never makes by an address that stands in this file of it. */
function missedIn(file: SourceFile, { helpers, text }: TestFile, { calls, all }: Wanted): Wire[] {
  const addresses = addressesIn(file, helpers)
  const code = [text, ...helpers.map((helper) => helper.text)].join()
  // An address that is asked with no method named is read.
  const hasMethod = ({ method }: Wire) => method === 'GET' || code.includes(`'${method}'`)
  return calls.filter((call) => !(hasMethod(call) && isNamed(call, addresses, all)))
}

/** The same for a test beside its call, which may make it through a helper. */
function missedBeside(file: TestFile, { calls, all }: Wanted): Wire[] {
  let missed = calls.slice()
  for (const one of [file, ...file.helpers]) {
    if (missed.length > 0) missed = missedIn(one, file, { calls: missed, all })
  }
  return missed
}

function findings(callFiles: readonly CallFile[], tests: readonly TestFile[]): string[] {
  const all = callFiles.flatMap(({ calls }) => calls)
  const testAt = new Map(tests.map((file) => [file.path, file]))
  return callFiles.flatMap(({ path, calls, row }) => {
    if (calls.length === 0) return [`${path} answers no call`]
    const beside = testAt.get(besideOf(path))
    const open = beside ? missedBeside(beside, { calls, all }) : calls
    if (row === undefined) {
      return beside
        ? open.map((call) => `${beside.path} never calls ${keyOf(call)}`)
        : [`${path} has neither a test beside it nor a row`]
    }
    if (open.length === 0) return [`${path} has a test beside it and needs no row`]
    const named = testAt.get(row)
    if (!named) return [`${row} is to prove ${path}, and is not there`]
    const missed = missedIn(named, named, { calls: open, all })
    return missed.map((call) => `${row} never calls ${keyOf(call)}`)
  })
}

/** Rows of calls that are gone, or were renamed. */
function strayRows(rows: Rows, callFiles: readonly CallFile[]): string[] {
  const known = new Set(callFiles.map(({ path }) => path))
  const paths = Object.entries(rows).flatMap(([module, names]) =>
    Object.keys(names).map((name) => `modules/${module}/calls/${name}.ts`),
  )
  return paths.filter((path) => !known.has(path)).map((path) => `${path} has a row and is no call`)
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The calls that a file answers: what it exports by the name of a call of its module. */
async function callsOf(module: string, { text }: SourceFile): Promise<Wire[]> {
  const names = ['contract.ts', 'contract.console.ts'].map((name) => join('modules', module, name))
  const contracts = names.filter((path) => files.some((file) => file.path === path))
  const declared = contracts.map((path) => import(/* @vite-ignore */ join(process.cwd(), path)))
  const contract: Record<string, unknown> = Object.assign({}, ...(await Promise.all(declared)))
  const exported = text.matchAll(/^export (?:(?:async )?function|const) (\w+)|^export \{ \w+ as (\w+) \}/gm)
  return [...exported].map((match) => contract[match[1] ?? match[2] ?? '']).filter(isWire)
}

const callShape = /^modules\/([^/]+)\/calls\/((?:console\/)?[^/]+)(?<!\.test)\.ts$/
const files = await readAll((await pathsIn('modules')).filter((path) => path.endsWith('.ts')))
const support = await readAll(await pathsIn('test/support'))

const callFiles = await Promise.all(
  files.flatMap((file) => {
    const [, module = '', name = ''] = callShape.exec(file.path) ?? []
    const row = neighbours[module]?.[name]
    const read = async () => ({
      path: file.path,
      calls: await callsOf(module, file),
      row: row && `modules/${module}/${row}`,
    })
    return module ? [read()] : []
  }),
)
const helpersOf = ({ text }: SourceFile) => support.filter(({ path }) => text.includes(`'#${path}'`))
const tests = files
  .filter(({ path }) => path.endsWith('.test.ts'))
  .map((file) => ({ ...file, helpers: helpersOf(file) }))

test('every call has a test beside it that makes it, or a row that says which other test does', () => {
  expect([...findings(callFiles, tests), ...strayRows(neighbours, callFiles)]).toEqual([])
})

test('a call without a test, a row without need, and a test that is gone or calls something else are noticed', () => {
  const things = { method: 'GET', path: '/api/v3/things' }
  const thing = { method: 'GET', path: '/api/v3/things/:id' }
  const latest = { method: 'GET', path: '/api/v3/things/latest' }
  const remove = { method: 'DELETE', path: '/api/v3/things/:id' }
  const at = (name: string, calls: Wire[], row?: string): CallFile => ({
    path: `modules/a/calls/${name}.ts`,
    calls,
    row,
  })
  const says = (name: string, text: string, helpers: SourceFile[] = []) => ({
    path: `modules/a/calls/${name}.test.ts`,
    text,
    helpers,
  })
  const row = 'modules/a/calls/things.test.ts'
  const list = at('things', [things])
  const get = "const get = (path) => ask(home, 'GET', '/api/v3/' + path)\n"
  expect(findings([list], [])).toEqual(['modules/a/calls/things.ts has neither a test beside it nor a row'])
  expect(findings([list], [says('things', `${get} get('others')`)])).toEqual([`${row} never calls GET /api/v3/things`])
  expect(findings([list, at('thing', [thing], row)], [says('things', `${get} get('things')`)])).toEqual([
    `${row} never calls GET /api/v3/things/:id`,
  ])
  const both = says('things', `${get} get('things'); get(\`things/\${id}?page=2\`)`)
  expect(findings([list, at('thing', [thing], row)], [both])).toEqual([])
  expect(findings([list, at('remove', [remove], row)], [both])).toEqual([
    `${row} never calls DELETE /api/v3/things/:id`,
  ])
  expect(findings([at('things', [things], row)], [both])).toEqual([
    'modules/a/calls/things.ts has a test beside it and needs no row',
  ])
  expect(findings([at('thing', [thing], row)], [])).toEqual([
    `${row} is to prove modules/a/calls/thing.ts, and is not there`,
  ])
  expect(findings([at('helper', [])], [])).toEqual(['modules/a/calls/helper.ts answers no call'])
  expect(strayRows({ a: { things: 'x', gone: 'x' } }, [list])).toEqual([
    'modules/a/calls/gone.ts has a row and is no call',
  ])
  // `latest` is a call of its own, and no thing that was asked for by its id.
  const newest = says('things', `${get} get('things'); get('things/latest')`)
  expect(findings([list, at('latest', [latest], row), at('thing', [thing], row)], [newest])).toEqual([
    `${row} never calls GET /api/v3/things/:id`,
  ])
  const helper = { path: 'test/support/things.ts', text: "const list = () => ask('GET', '/api/v3/things')" }
  const through = says('things', 'await list()', [helper])
  expect(findings([list], [through])).toEqual([])
  expect(findings([at('all-things', [things], row)], [through])).toEqual([`${row} never calls GET /api/v3/things`])
})
