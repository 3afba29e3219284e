import { expect, test } from 'vitest'
import { sentValues } from './actions.server.ts'

const passport = { passport_number: 'X7654321', passport_expires_on: '2034-01-01', birth_date: '1980-01-01' }
const person = { gender: 'male', guardian_name: 'Ali Akbar', guardian_relation: 'sibling', name: 'Nur Aini' }
const scan = { intent: 'document', participant: 'p1', type: 'passport' }

function sent(query: Record<string, string>, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return sentValues(new URLSearchParams(query), form)
}

test.each(['details', 'correct', 'feedback', 'decline'])('an address never fills in the form %s', (intent) => {
  const address = { ...passport, ...person, intent, participant: 'p1' }
  expect(sent(address)).toEqual({ values: {}, isScripted: false })
  expect(sent(address, { intent, participant: 'p2' }).values).toEqual({ intent, participant: 'p2' })
})

test('a file that a script sends names in the address whose scan it is, and no more', () => {
  expect(sent({ ...scan, ...passport, ...person })).toEqual({ values: scan, isScripted: true })
})

test('an address cannot lend its names to a form that says what it is', () => {
  const { values } = sent({ ...scan, ...passport }, { intent: 'details' })
  expect(values).toEqual({ intent: 'details' })
})
