import { expect, test } from 'vitest'
import { logoProblem } from './logo.ts'

test.each([
  [{ width: 512, height: 512, colour: '#0e5a4a' }, undefined],
  [{ width: 400, height: 100, colour: '#f4f4f4' }, undefined],
  [{ width: 512, height: 95, colour: '#0e5a4a' }, 'logo_small'],
  [{ width: 401, height: 100, colour: '#0e5a4a' }, 'logo_long'],
  [{ width: 512, height: 512, colour: '#ffffff' }, 'logo_pale'],
] as const)('%o as a logo: %s', (facts, problem) => {
  expect(logoProblem(facts)).toBe(problem)
})
