import { expect, test } from 'vitest'
import { errorStatus, homeAfterMs, statusWord } from './statuses.ts'

test.each(['400', '401', '403', '404', '410', '413', '415', '429', '500', '503'])('%s is shown as itself', (given) => {
  expect(errorStatus(given)).toBe(Number(given))
})
test.each([null, '', '200', '418', '5e2', '0404', 'toString', '-404', '<b>'])('%j is shown as 500', (given) => {
  expect(errorStatus(given)).toBe(500)
})
test('each status has its own words', () => {
  expect(statusWord(404)).toBe('notFound')
  expect(statusWord(410)).toBe('gone')
  expect(statusWord(500)).toBe('failed')
})
test('a failure takes people home after three seconds', () => expect(homeAfterMs).toBe(3000))
