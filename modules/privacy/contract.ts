import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { codes } from '#core/refusal-codes.ts'
import { akads } from '#modules/partner/rules/akad.ts'
import { consentKinds, withdrawable } from './rules/consent.ts'

const dataExport = z.object({
  /** `none`: nothing was requested, or it is gone. */
  status: z.enum(['none', 'preparing', 'ready']),
  requested_at: z.iso.datetime().nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** Until when it can be downloaded; another can be requested then. */
  expires_at: z.iso.datetime().nullable(),
})

export const requestDataExport = call({
  method: 'POST',
  path: '/api/v3/users/data-export',
  who: 'member',
  about:
    'Requests a file with everything held about the member. It is made by a job; the member is notified once it is ready. While there is one, it is answered and no other is made. Asks for the password, unless the member has signed in just now.',
  says: { id: 'Data Anda sedang disiapkan', en: 'Your data is being prepared' },
  input: z.object({ current_password: z.string().max(200).optional() }),
  output: dataExport,
  refusals: [codes.password_needed, codes.too_many_logins],
})

export const seeDataExport = call({
  method: 'GET',
  path: '/api/v3/users/data-export',
  who: 'member',
  about: 'Where the file with the member’s data stands.',
  input: z.object({}),
  output: dataExport,
})

export const dataExportFile = call({
  method: 'GET',
  path: '/api/v3/users/data-export/file',
  who: 'member',
  answers: 'file',
  about: 'The member’s data as a ZIP: one JSON an area and one page to read. For 24 hours, for the member alone.',
  input: z.object({}),
  output: fileAnswer,
})

export const consents = call({
  method: 'GET',
  path: '/api/v3/users/consents',
  who: 'member',
  about:
    'What the member has agreed to, the newest first: when, which version of the text, and what taking it back means. One that was withdrawn says when.',
  input: z.object({}),
  output: z.object({
    consents: z.array(
      z.object({
        kind: z.enum(consentKinds),
        version: z.string().nullable(),
        dated_on: z.iso.date().nullable(),
        order: z.object({ order_id: z.uuid(), code: z.string() }).nullable(),
        /** Given to a bank: which of its terms, and from when they are. */
        bank_terms: z
          .object({ terms_id: z.uuid(), bank_name: z.string(), akad: z.enum(akads), valid_from: z.iso.date() })
          .nullable(),
        given_at: z.iso.datetime(),
        withdrawn_at: z.iso.datetime().nullable(),
        /** `at_once` by `withdrawConsent`; the others by deleting the account or ending the order. */
        withdrawal: z.enum(['at_once', 'delete_account', 'cancel_order', 'withdraw_application']),
      }),
    ),
  }),
})

export const giveConsent = call({
  method: 'POST',
  path: '/api/v3/users/consents',
  who: 'member',
  about:
    'Writes down that the member agrees to have visits counted. Every other consent is recorded where it is given.',
  input: z.object({ kind: z.enum(['analytics']) }),
  output: z.object({}),
})

export const withdrawConsent = call({
  method: 'DELETE',
  path: '/api/v3/users/consents/:kind',
  who: 'member',
  about:
    'Takes a consent back, with effect at once: no device of the member is notified any more, or no visit counted.',
  says: { id: 'Persetujuan ditarik', en: 'Consent withdrawn' },
  input: z.object({ kind: z.enum(withdrawable) }),
  output: z.object({}),
})
