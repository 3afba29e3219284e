import { expect, test } from 'vitest'
import { scriptBytes } from '#test/support/script-size.ts'

// bench.md: what a page may ship, gzip.
const budget = { home: 130_000 }

test('the home page ships no more script than its budget', () => {
  expect(scriptBytes('/', 'default')).toBeLessThanOrEqual(budget.home)
})

test('a page that is not there has no scripts of its own, so the check cannot pass by missing its page', () => {
  expect(scriptBytes('/', 'default')).toBeGreaterThan(scriptBytes('/nowhere', 'nowhere'))
})
