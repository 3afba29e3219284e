import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { pathsIn } from './support/tree.ts'

const patterns = config.test?.include ?? []

/** Tests that no pattern of the runner takes up: they would pass for ever. */
const neverRun = (paths: readonly string[]): string[] =>
  paths.filter((path) => /\.test\.tsx?$/.test(path) && !patterns.some((pattern) => matchesGlob(path, pattern)))

test('every test is run', async () => {
  const paths = await pathsIn()
  expect(paths.filter((path) => path.endsWith('.test.ts')).length).toBeGreaterThan(400)
  expect(neverRun(paths)).toEqual([])
})

test('a test in a folder that the runner does not know is noticed', () => {
  expect(neverRun(['attic/price.test.ts', 'core/money.test.ts', 'core/money.ts'])).toEqual(['attic/price.test.ts'])
})
