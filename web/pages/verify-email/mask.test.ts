import { expect, test } from 'vitest'
import { maskedEmail } from './mask.ts'

test.each([
  ['jamaah@rihla.test', 'ja••••@rihla.test'],
  ['abc@rihla.test', 'a••••@rihla.test'],
  ['a@rihla.test', 'a••••@rihla.test'],
  ['"x@y"@rihla.test', '"x••••@rihla.test'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
