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
  [
    '550 5.1.1 <spam@rihla.test>: Recipient address rejected: User unknown in relay recipient table',
    '5.1.1',
    'no_mailbox',
  ],
  ['550 <karate.limit@rihla.test>: Recipient address rejected: User unknown', '550', 'no_mailbox'],
  ['550 No such user here', '550', 'no_mailbox'],
  ['551 the address does not exist', '551', 'no_mailbox'],
  ['550 Requested action not taken: mailbox unavailable', '550', 'no_mailbox'],
  ['550 Invalid recipient', '550', 'no_mailbox'],
])('%s: nothing will arrive there', (said, status, reason) => {
  expect(bounceIn(said)).toEqual({ status, reason })
})

test.each([
  '550 5.7.1 relaying denied',
  '550 5.1.8 sender address rejected',
  '550 5.1.7 bad sender address',
  '550 5.1.0 <salam@rihla.test>: Sender address rejected: User unknown in local recipient table',
  '550 5.1.0 Address rejected',
  '550 5.1.1 Sender verify failed: no such user',
  '550 5.1.1 rejected by SPF',
  '550 Sender verify failed',
  '550 Sender unknown',
  '550 Administrative prohibition',
  '550 SPF check failed',
  '550 DMARC check failed',
  '550 Message rejected due to DKIM',
  '550 rejected: HELO invalid',
  '550 HELO domain does not exist',
  '550 Domain of sender address does not exist',
  '550 No valid reverse DNS',
  '550 Too many recipients',
  '550 Rate limit exceeded',
  '550 mailbox unavailable: over quota',
  '550 IP not allowed',
  '550 temporarily suspended due to volume',
  '550 Mail from your domain is not accepted',
  '550 Callback verification failed',
  '550 Verification failed for <salam@rihla.test>',
  '550 rejected because 192.0.2.1 is in a black list at dnsbl',
  '550 Requested action not taken: mailbox unavailable. See https://postmaster.example/errors?ip=192.0.2.1&c=sip',
  '551 we do not accept mail from you',
  '553 sorry, your mail server has been rejected',
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
