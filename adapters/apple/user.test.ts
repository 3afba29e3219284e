import { expect, test } from 'vitest'
import { nameFromUser } from './user.ts'

test('the name of the first consent is read', () => {
  expect(nameFromUser('{"name":{"firstName":"Siti","lastName":"Rahmawati"},"email":"x@y.id"}')).toBe('Siti Rahmawati')
  expect(nameFromUser('{"name":{"firstName":"Sukarno"}}')).toBe('Sukarno')
})

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{',
  '"x"',
  '{"name":null}',
  '{"name":{"firstName":5,"lastName":[]}}',
  '{"name":{"firstName":"   "}}',
  `{"name":{"firstName":"${'x'.repeat(5000)}"}}`,
  '['.repeat(4000),
  '{"__proto__":{"name":{"firstName":"x"}}}',
])('garbage beside the code gives no name: %#', (user) => {
  expect(nameFromUser(user)).toBeUndefined()
})

test('a name cannot carry hidden characters or more than a line', () => {
  expect(nameFromUser(JSON.stringify({ name: { firstName: 'Si\u0000ti\r\n', lastName: '\u202eRahma' } }))).toBe(
    'Si ti Rahma',
  )
})
