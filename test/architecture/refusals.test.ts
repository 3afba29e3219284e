import { expect, test } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { openapi } from '#server/docs/openapi.ts'
import { modules } from '#server/modules.ts'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

type Entry = { name: string; code: string; id: string; en: string }

/** Codes decided before the call that says them is built. */
const ahead: Record<string, string> = {}

const catalogue = 'core/refusals.ts'
/** Where codes have their names, and where their sentences stand. */
const spelling = ['core/refusal-codes.ts', catalogue]
/** Where a code is only announced; it is used where it is decided or thrown. */
const announces = (path: string): boolean => /\/contract(\.[a-z]+)?\.ts$|^server\/docs\//.test(path)
const shape = /^F-[A-Z]{3}-[A-Za-z0-9]{3}$/
const spelled = /\bF-[A-Z]{3}-[A-Za-z0-9]{3}\b/g
const named = /\bcodes\.(\w+)/g

function entryFindings(entries: readonly Entry[], uses: ReadonlySet<string>, documented: readonly string[]): string[] {
  const problems: string[] = []
  const all = entries.map(({ code }) => code.toLowerCase())
  for (const { name, code, id, en } of entries) {
    if (!shape.test(code)) problems.push(`${code} is not shaped as a code`)
    if (all.filter((other) => other === code.toLowerCase()).length > 1) problems.push(`${code} stands twice`)
    if (!uses.has(name) && !ahead[name]) problems.push(`${name} is never said`)
    if (uses.has(name) && ahead[name]) problems.push(`${name} is said by now and needs no exception`)
    if (!id.trim() || !en.trim() || id === en) problems.push(`${code} lacks a language`)
    if (!documented.includes(code)) problems.push(`${code} is not in the OpenAPI document`)
  }
  return problems
}

function findings(entries: readonly Entry[], files: readonly SourceFile[], documented: readonly string[]): string[] {
  const said = files.filter(({ path }) => !announces(path)).flatMap(({ text }) => [...text.matchAll(named)])
  const uses = new Set(said.map(([, name = '']) => name))
  const unnamed = files.flatMap(({ path, text }) =>
    [...text.matchAll(spelled)].map(([code]) => `${path}: ${code} has a name in core/refusal-codes.ts`),
  )
  return [...entryFindings(entries, uses, documented), ...unnamed]
}

test('every refusal is well formed, said by its name, in both languages and in the OpenAPI document', async () => {
  const code = await readCode()
  const files = code.filter(({ path }) => !spelling.includes(path) && !isTest(path))
  const source = code.find(({ path }) => path === catalogue)?.text ?? ''
  const written = [...source.matchAll(/^ {2}'(F-[^']+)': \{/gm)].map((match) => match[1])
  expect(written).toEqual(Object.values(codes))
  const document = openapi(modules.flatMap((module) => Object.values(module.contract)))
  const entries = Object.entries(codes).map(([name, wire]) => ({ name, code: wire, ...refusals[wire] }))
  expect(findings(entries, files, Object.keys(document['x-refusals']))).toEqual([])
})

test('a bad code, a double one, a silent one, a missing language and a code without its name are noticed', () => {
  const good = { name: 'no_seats', code: 'F-AAA-1a1', id: 'Tidak', en: 'No' }
  const files = [
    { path: 'modules/a/calls/a.ts', text: 'throw new Refusal(codes.no_seats)' },
    { path: 'modules/a/contract.ts', text: 'refusals: [codes.no_money]' },
  ]
  const all = ['F-AAA-1a1', 'F-BBB-2b2']
  const silent = { ...good, name: 'no_money', code: 'F-BBB-2b2' }
  expect(findings([good, silent], files, all)).toEqual(['no_money is never said'])
  expect(findings([good, { ...good, code: 'F-AAA-1A1' }, silent], files, all)).toContain('F-AAA-1a1 stands twice')
  expect(findings([{ ...good, code: 'X-1' }], [], ['X-1'])).toContain('X-1 is not shaped as a code')
  expect(findings([{ ...good, en: 'Tidak' }, silent], files, all)).toContain('F-AAA-1a1 lacks a language')
  expect(findings([good, silent], files, [])).toContain('F-AAA-1a1 is not in the OpenAPI document')
  const compared = { path: 'web/pages/a/page.tsx', text: "if (failure.code === 'F-AAA-1a1') return null" }
  expect(findings([good], [...files, compared], all)).toEqual([
    'web/pages/a/page.tsx: F-AAA-1a1 has a name in core/refusal-codes.ts',
  ])
})
