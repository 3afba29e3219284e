import { expect, test } from 'vitest'
import { editedIn, followed, preferring, type Said, withEdit, withoutCopies } from './self-fields.ts'

const nothing: Said = { name: '', gender: '', 'birth_date.day': '', 'birth_date.month': '', 'birth_date.year': '' }
const born = { 'birth_date.day': '3', 'birth_date.month': '02', 'birth_date.year': '1980' }
const contact: Said = { name: 'Siti Aminah', gender: 'female', ...born }

test('who travels for themselves says what the contact says, gender too, until a field is edited', () => {
  const edited = editedIn(contact, contact)
  expect(edited).toEqual([])
  const changed = { ...contact, gender: 'male', name: 'Siti A.' }
  expect(followed({ card: contact, edited }, changed)).toEqual(changed)
  const own = withEdit(edited, 'gender')
  expect(followed({ card: contact, edited: own }, changed)).toEqual({ ...changed, gender: 'female' })
})

test('an edited gender stays, also when the contact says the same for a while', () => {
  const edited = withEdit([], 'gender')
  const card = { ...contact, gender: 'male' }
  const agreed = followed({ card, edited }, { ...contact, gender: 'male' })
  expect(followed({ card: agreed, edited }, contact)).toEqual(card)
})

test('a field that was emptied on purpose stays empty', () => {
  const card = { ...contact, gender: '' }
  expect(followed({ card, edited: withEdit([], 'gender') }, contact).gender).toBe('')
})

test('a date is edited as a whole', () => {
  const edited = withEdit([], 'birth_date.day')
  expect(edited).toEqual(['birth_date.day', 'birth_date.month', 'birth_date.year'])
  const card = { ...contact, 'birth_date.day': '4' }
  expect(followed({ card, edited }, { ...contact, 'birth_date.year': '1981' })).toEqual(card)
  expect(editedIn(card, contact)).toEqual(edited)
})

test('whoever no longer is who orders keeps nothing that was copied, and all that was typed', () => {
  expect(withoutCopies({ card: contact, edited: [] })).toEqual(nothing)
  const card = { ...contact, name: 'Umar Hadi' }
  expect(withoutCopies({ card, edited: editedIn(card, contact) })).toEqual({ ...nothing, name: 'Umar Hadi' })
})

test('one person’s answers fill what the other left open, a date only as a whole', () => {
  expect(preferring(nothing, contact)).toEqual(contact)
  const half = { ...nothing, 'birth_date.day': '17' }
  expect(preferring(half, contact)).toEqual({ ...contact, ...half, name: 'Siti Aminah', gender: 'female' })
})

test('what a card leaves open is no edit', () => {
  expect(editedIn(nothing, contact)).toEqual([])
  expect(editedIn({ ...nothing, name: 'Umar Hadi' }, contact)).toEqual(['name'])
})
