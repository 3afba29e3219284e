import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test.each([
  ['Foto buram', 'Foto buram.'],
  ['Unggah yang lebih jelas. ', 'Unggah yang lebih jelas.'],
  ['Apakah ini KTP Anda?', 'Apakah ini KTP Anda?'],
  ['', ''],
])('“%s” ends once', (typed, said) => {
  expect(sentence(typed)).toBe(said)
})
