import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { applicationMachine as machine } from './machine.ts'

test('an application is proved, read and decided', () => {
  expect(next(machine, machine.start, 'verify')).toBe('submitted')
  expect(next(machine, 'submitted', 'review')).toBe('in_review')
  expect(next(machine, 'in_review', 'accept')).toBe('accepted')
  expect(next(machine, 'in_review', 'reject')).toBe('rejected')
})

test('an address is proved once, and nothing unproved is read', () => {
  expect(next(machine, 'submitted', 'verify')).toBeUndefined()
  expect(next(machine, 'unverified', 'review')).toBeUndefined()
  expect(next(machine, 'unverified', 'accept')).toBeUndefined()
})

test('what is decided stays decided', () => {
  for (const state of machine.ends) {
    for (const event of ['verify', 'review', 'accept', 'reject'] as const) {
      expect(next(machine, state, event)).toBeUndefined()
    }
  }
})

test('only the applicant proves an address, and only the team decides', () => {
  const { verify, ...decisions } = machine.on
  expect(verify.by).toEqual(['applicant'])
  for (const edge of Object.values(decisions)) expect(edge.by).toEqual(['acquisition'])
})
