import { expect, test } from 'vitest'
import { words } from './words.ts'

// One text message: 160 signs of the GSM alphabet (3GPP TS 23.038). A curly quote alone would cut that to 70.
const oneMessage = /^[\w .,:-]{1,160}$/

test.each(['id', 'en'] as const)('a code for an order fits in one text message, in %s', (language) => {
  expect(words(language).codeText('Safar Amanah', 'RHL-ABCDEFGH', '482913')).toMatch(oneMessage)
})
