import { expect, test } from 'vitest'
import { tidyName } from '#core/passport-name.ts'
import { foldedName, isSingleName, isSpellingOf, nameProblem } from './names.ts'

const good = [
  'Siti Rahmawati',
  'SITI RAHMAWATI',
  "Nur'aini Zulaikha",
  'Nur’aini Zulaikha',
  "'Aisyah Putri",
  'Moh. Rizky',
  'Abdul-Malik Karim Amrullah',
  'H. Agus Salim',
  'José Müller',
  'Łukasz Żółw',
  'Siti  Rahmawati ',
  'Jose\u0301 Mu\u0308ller',
]
const bad = [
  'Siti 2',
  '123 456',
  '😀 😀',
  'Siti 😀',
  'سيتي رحمواتي',
  'Сити Рахмавати',
  'Siti_Rahma Wati',
  'Siti (Rahma) Wati',
  'Siti, Rahma',
  'Siti/Rahma Wati',
  '=Siti Rahma',
  '-Siti Rahma',
  '. .',
  "' '",
  'Ｓｉｔｉ Ｒａｈｍａ',
  'Siti Rahma\u0335\u0335wati',
  '<b>Siti</b> Rahma',
]

test.each(good)('%j can stand in a passport', (name) => {
  expect(nameProblem({ name }, { two_names: true })).toBeUndefined()
})

test.each(bad)('%j stands in no passport', (name) => {
  expect(nameProblem({ name, is_single: true }, { two_names: false })).toBe('name_letters')
})

test('Saudi Arabia asks for two words; whose passport has one says so, elsewhere one will do', () => {
  expect(nameProblem({ name: 'Suparman' }, { two_names: true })).toBe('name_two_words')
  expect(nameProblem({ name: 'Suparman', is_single: true }, { two_names: true })).toBeUndefined()
  expect(nameProblem({ name: 'Suparman' }, { two_names: false })).toBeUndefined()
  expect(nameProblem({ name: 'Supar-man' }, { two_names: true })).toBe('name_two_words')
  expect([isSingleName(' Suparman '), isSingleName('Su Parman')]).toEqual([true, false])
})

test('a name is kept with single spaces and one kind of apostrophe', () => {
  expect(tidyName('  Nur’aini   Zulaikha ')).toBe("Nur'aini Zulaikha")
  expect(foldedName('José  MÜLLER')).toBe('jose muller')
})

test.each([
  ['Siti Rahmawati', 'Siti Rahmawatie', true],
  ['Muhamad Rizky', 'Mohammad Rizki', true],
  ['Moh. Rizky', 'Mohammad Rizky', true],
  ['Rizky Moh', 'Mohammad Rizky', true],
  ['Suparman', 'Suparman Hadi', true],
  ['Siti Nur Rahmawati', 'Siti Rahmawati', true],
  ['Budi Santoso', 'Ani Santoso', false],
  ['Siti Rahmawati', 'Ahmad Fauzi', false],
  ['Siti Rahmawati', 'Siti Aminah', false],
  ['A B', 'Abdurrahman Basyir', false],
  ['Ali Al', 'Alibaba Alfonso', false],
  ['M. Rizki Ananda', 'Muhammad Rizki Ananda', true],
])('%s written as %s is the same person: %s', (was, now, isSame) => {
  expect(isSpellingOf(was, now)).toBe(isSame)
})
