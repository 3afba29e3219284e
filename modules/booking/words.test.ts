import { expect, test } from 'vitest'
import { words } from './words.ts'

// One text message: 160 signs of the GSM alphabet (3GPP TS 23.038). A curly quote alone would cut that to 70.
const oneMessage = /^[\w .,:-]{1,160}$/

test.each(['id', 'en'] as const)('a code for an order fits in one text message, in %s', (language) => {
  expect(words(language).codeText('Safar Amanah', 'RHL-ABCDEFGH', '482913')).toMatch(oneMessage)
})

test.each([
  [1, '1 detik', '1 second'],
  [60, '60 detik', '60 seconds'],
  [90, '2 menit', '2 minutes'],
  [5399, '90 menit', '90 minutes'],
  [79_199, '22 jam', '22 hours'],
])('who has to wait %i seconds for a code is told in whole units, rounded up', (seconds, id, en) => {
  expect(words('id').codeNotYet(seconds)).toContain(`dalam ${id}`)
  expect(words('en').codeNotYet(seconds)).toContain(`in ${en}`)
})
