import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rows of the checklist, as cells. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\|(?!-)/.test(line) && !line.startsWith('| what is tried'))
    .map((line) => line.split('|').slice(1, -1))

/** Rows whose test is not there, or that name none. */
const untested = (text: string): string[] =>
  rowsOf(text).flatMap(([what = '', , tests = '']) => {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    return files.length > 0 && files.every((file) => existsSync(file)) ? [] : [what.trim()]
  })

const checklist = readFileSync('docs/security-checklist.md', 'utf8')

test('every row of the security checklist names tests that are there', () => {
  expect(rowsOf(checklist).length).toBeGreaterThan(25)
  expect(untested(checklist)).toEqual([])
})

test('a row without a test, and one whose test has gone, are found', () => {
  const planted = ['| a | b | `server/http/gone.test.ts` |', '| c | d | by hand |', '| e | f | `package.json` |'].join(
    '\n',
  )
  expect(untested(planted)).toEqual(['a', 'c'])
})
