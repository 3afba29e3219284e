import { expect, test } from 'vitest'
import { bounceIn } from './bounce.ts'

test.each([
  ['550 5.1.1 <siti@rihla.test>: no such user', '5.1.1', 'no_mailbox'],
  ['550-5.1.1 The email account does not exist.', '5.1.1', 'no_mailbox'],
  ['554 5.1.2 no such domain', '5.1.2', 'no_domain'],
  ['556 5.1.10 null MX', '5.1.10', 'no_domain'],
  ['550 5.2.1 mailbox disabled', '5.2.1', 'closed'],
  ['550 unknown user', '550', 'no_mailbox'],
  ['553 mailbox name not allowed', '553', 'no_mailbox'],
])('%s: nothing will arrive there', (said, status, reason) => {
  expect(bounceIn(said)).toEqual({ status, reason })
})

test.each([
  '550 5.7.1 relaying denied',
  '550 5.1.8 sender address rejected',
  '550 5.1.7 bad sender address',
  '550 Blocked: your network is listed at zen.example',
  '552 5.2.2 mailbox full',
  '554 transaction failed',
  '450 4.1.1 come again later',
  '421 4.3.2 shutting down',
  '250 2.1.5 fine',
  '',
])('%s: that says nothing of the address', (said) => {
  expect(bounceIn(said)).toBeUndefined()
})
