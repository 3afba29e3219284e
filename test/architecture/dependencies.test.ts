import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { readTsv } from './support/tsv.ts'

const row = z.object({ package: z.string(), from: z.string() })
const exact = /^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/

type Packages = Readonly<Record<string, string>>
type Parts = { packages: Packages; allowed: readonly z.output<typeof row>[]; exists: (path: string) => boolean }

/** Pinned exactly, and each here by choice: of the stack, or of a decision that says why. */
function findings({ packages, allowed, exists }: Parts): string[] {
  const known = new Map(allowed.map((entry) => [entry.package, entry.from]))
  const problems: string[] = []
  for (const [name, version] of Object.entries(packages)) {
    if (!exact.test(version)) problems.push(`${name} ${version} is not pinned`)
    if (!known.has(name)) problems.push(`${name} is in no list: write a decision`)
  }
  for (const [name, from] of known) {
    if (from !== 'stack' && !exists(`docs/decisions/${from}`))
      problems.push(`${name} leans on ${from}, which is not there`)
  }
  return problems
}

const { dependencies, devDependencies, optionalDependencies } = manifest

test('every package is pinned and stands in the list, with its decision where it has one', async () => {
  const allowed = await readTsv('test/architecture/dependencies.tsv', row)
  const packages = { ...dependencies, ...devDependencies, ...optionalDependencies }
  expect(findings({ packages, allowed, exists: existsSync })).toEqual([])
})

test('a loose version, a package of nobody and a decision that is not there are noticed', () => {
  const allowed = [
    { package: 'zod', from: 'stack' },
    { package: 'left-pad', from: '0099-left-pad.md' },
  ]
  const packages = { zod: '^4.0.0', 'right-pad': '1.0.0', 'left-pad': '1.0.0-beta.2' }
  expect(findings({ packages, allowed, exists: () => false })).toEqual([
    'zod ^4.0.0 is not pinned',
    'right-pad is in no list: write a decision',
    'left-pad leans on 0099-left-pad.md, which is not there',
  ])
})
