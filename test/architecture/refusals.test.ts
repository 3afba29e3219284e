import { expect, test } from 'vitest'
import { refusals } from '#core/refusals.ts'
import { openapi } from '#server/docs/openapi.ts'
import { modules } from '#server/modules.ts'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

type Entry = { code: string; id: string; en: string }

/** Codes decided before the call that says them is built. */
const ahead: Record<string, string> = {}

const catalogue = 'core/refusals.ts'
/** Where a code is only announced; it is used where it is decided or thrown. */
const announces = (path: string): boolean => /\/contract(\.[a-z]+)?\.ts$|^server\/docs\//.test(path)
const shape = /^F-[A-Z]{3}-[A-Za-z0-9]{3}$/
const mentioned = /\bF-[A-Z]{3}-[A-Za-z0-9]{3}\b/g

function findings(entries: readonly Entry[], files: readonly SourceFile[], documented: readonly string[]): string[] {
  const problems: string[] = []
  const codes = entries.map(({ code }) => code)
  const uses = files.flatMap(({ path, text }) =>
    announces(path) ? [] : [...text.matchAll(mentioned)].map(([code]) => code),
  )
  for (const { code, id, en } of entries) {
    if (!shape.test(code)) problems.push(`${code} is not shaped as a code`)
    if (codes.filter((other) => other.toLowerCase() === code.toLowerCase()).length > 1)
      problems.push(`${code} stands twice`)
    if (!uses.includes(code) && !ahead[code]) problems.push(`${code} is never said`)
    if (uses.includes(code) && ahead[code]) problems.push(`${code} is said by now and needs no exception`)
    if (!id.trim() || !en.trim() || id === en) problems.push(`${code} lacks a language`)
    if (!documented.includes(code)) problems.push(`${code} is not in the OpenAPI document`)
  }
  for (const { path, text } of files) {
    for (const [code] of text.matchAll(mentioned))
      if (!codes.includes(code)) problems.push(`${path}: ${code} is unknown`)
  }
  return problems
}

test('every refusal is well formed, said somewhere, in both languages and in the OpenAPI document', async () => {
  const files = (await readCode()).filter(({ path }) => path !== catalogue && !isTest(path))
  const source = (await readCode()).find(({ path }) => path === catalogue)?.text ?? ''
  const written = [...source.matchAll(/^ {2}'(F-[^']+)': \{/gm)].map((match) => match[1])
  expect(written).toEqual(Object.keys(refusals))
  const document = openapi(modules.flatMap((module) => Object.values(module.contract)))
  const entries = Object.entries(refusals).map(([code, { id, en }]) => ({ code, id, en }))
  expect(findings(entries, files, Object.keys(document['x-refusals']))).toEqual([])
})

test('a bad code, a double one, a silent one, a missing language and an unknown code are noticed', () => {
  const good = { code: 'F-AAA-1a1', id: 'Tidak', en: 'No' }
  const files = [
    { path: 'modules/a/calls/a.ts', text: "throw new Refusal('F-AAA-1a1')" },
    { path: 'modules/a/contract.ts', text: "refusals: ['F-BBB-2b2']" },
  ]
  const all = ['F-AAA-1a1', 'F-BBB-2b2']
  const silent = { ...good, code: 'F-BBB-2b2' }
  expect(findings([good, silent], files, all)).toEqual(['F-BBB-2b2 is never said'])
  expect(findings([good, { ...good, code: 'F-AAA-1A1' }, silent], files, all)).toContain('F-AAA-1a1 stands twice')
  expect(findings([{ ...good, code: 'X-1' }], [], ['X-1'])).toContain('X-1 is not shaped as a code')
  expect(findings([{ ...good, en: 'Tidak' }, silent], files, all)).toContain('F-AAA-1a1 lacks a language')
  expect(findings([good, silent], files, [])).toContain('F-AAA-1a1 is not in the OpenAPI document')
  expect(findings([good], files, all)).toEqual(['modules/a/contract.ts: F-BBB-2b2 is unknown'])
})
