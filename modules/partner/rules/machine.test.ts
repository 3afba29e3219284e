import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { applicationMachine as machine } from './machine.ts'

type Event = keyof (typeof machine)['on']
const after = (state: (typeof machine)['start'], event: Event) =>
  next(machine, state, { event, actor: event === 'verify' ? 'applicant' : 'acquisition' })

test('an application is proved, read and decided', () => {
  expect(after(machine.start, 'verify')).toBe('submitted')
  expect(after('submitted', 'review')).toBe('in_review')
  expect(after('in_review', 'accept')).toBe('accepted')
  expect(after('in_review', 'reject')).toBe('rejected')
})

test('an address is proved once, and nothing unproved is read', () => {
  expect(after('submitted', 'verify')).toBeUndefined()
  expect(after('unverified', 'review')).toBeUndefined()
  expect(after('unverified', 'accept')).toBeUndefined()
})

test('what is decided stays decided', () => {
  for (const state of machine.ends) {
    for (const event of ['verify', 'review', 'accept', 'reject'] as const) {
      expect(after(state, event)).toBeUndefined()
    }
  }
})

test('only the applicant proves an address, and only the team decides', () => {
  expect(() => next(machine, 'unverified', { event: 'verify', actor: 'acquisition' })).toThrow('not for')
  for (const event of ['review', 'accept', 'reject'] as const)
    expect(() => next(machine, 'in_review', { event, actor: 'applicant' })).toThrow('not for')
})
