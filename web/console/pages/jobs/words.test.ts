import { expect, test } from 'vitest'
import { allJobs } from '#server/jobs/runner.ts'
import { jobWords } from './words.ts'

test('every job on a schedule has a name in words', () => {
  const named = Object.keys(jobWords('id'))
  expect(allJobs.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
})
