import { expect, test } from 'vitest'
import { givenBack, wrongIn } from './use-composer.ts'

const say = { tooLong: 'too long', empty: 'empty', wrongSize: 'size', wrongType: 'type' }
const file = new File(['x'], 'foto.png')

test('what could not be sent comes back, before what was typed since', () => {
  expect(givenBack('Apakah masih ada kursi?', '')).toBe('Apakah masih ada kursi?')
  expect(givenBack('Apakah masih ada kursi?', 'Untuk 2 orang')).toBe('Apakah masih ada kursi?\nUntuk 2 orang')
})

test('2,000 characters are sent and one more is not; a file needs no words', () => {
  expect(wrongIn('a'.repeat(2000), undefined, say)).toBeUndefined()
  expect(wrongIn('a'.repeat(2001), file, say)).toBe('too long')
  expect([wrongIn('', undefined, say), wrongIn('', file, say)]).toEqual(['empty', undefined])
})
