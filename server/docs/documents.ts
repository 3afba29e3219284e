import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Call, callKey } from '#core/call.ts'
import { asyncapi, type Spoken } from './asyncapi.ts'
import { callsTable, type ModuleCalls } from './calls-table.ts'
import { openapi } from './openapi.ts'

/**
 * The generated documents, path → text, from the calls that are mounted and what is said over sockets; in whatever order they came, the same text. Those of the
 * desk are no part of the public one.
 */
export async function documents(calls: readonly Call[], spoken: Spoken): Promise<Record<string, string>> {
  return {
    'docs/asyncapi.json': `${JSON.stringify(asyncapi(spoken), null, 2)}\n`,
    'docs/openapi.json': `${JSON.stringify(openapi(calls.filter(({ path }) => !path.startsWith('/api/console/')).sort(byPath)), null, 2)}\n`,
    'docs/calls.md': callsTable(await byModule(calls, process.cwd())),
  }
}

/** A call belongs to the module whose contract declares it. */
async function byModule(calls: readonly Call[], root: string): Promise<ModuleCalls[]> {
  const mounted = new Set(calls.map(callKey))
  const modules: ModuleCalls[] = []
  for (const name of (await readdir(join(root, 'modules'))).sort()) {
    const files = (await readdir(join(root, 'modules', name))).filter((file) => /^contract(\.console)?\.ts$/.test(file))
    const declared = await Promise.all(files.sort().map((file) => callsOf(join(root, 'modules', name, file))))
    const mountedCalls = declared.flat().filter((call) => mounted.has(callKey(call)))
    if (mountedCalls.length > 0) modules.push({ name, calls: mountedCalls.sort(byPath) })
  }
  return modules
}

const byPath = (a: Call, b: Call): number => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en')

/** Contracts export calls and nothing else. */
async function callsOf(file: string): Promise<Call[]> {
  const contract: Record<string, Call> = await import(pathToFileURL(file).href)
  return Object.values(contract)
}
