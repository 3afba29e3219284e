import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import * as shape from '#modules/identity/shapes.ts'
import { orderKindNames } from '#modules/payment/rules/order-kinds.ts'

const who = ['admin', 'support'] as const

const order = z.object({
  order_id: z.uuid(),
  kind: z.enum(orderKindNames),
  code: z.string(),
  title: z.string(),
  status: z.string(),
  total: z.int(),
  starts_on: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export const find = call({
  method: 'GET',
  path: '/api/console/v1/find',
  who,
  about:
    'Members and orders by phone number, code, email or part of a name, that of somebody who travels too. Addresses and numbers are masked. Every search is written into the audit.',
  input: z.object({ search: z.string().trim().max(100).default('') }),
  output: z.object({
    members: z.array(
      z.object({
        member_id: z.uuid(),
        full_name: z.string(),
        /** Masked. */
        email: z.string(),
        phone_number: z.string().nullable(),
        tenant: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
    orders: z.array(
      order.extend({
        member_id: z.uuid(),
        /** Who travels on it by the name that was looked for. */
        traveller: z.string().nullable(),
      }),
    ),
    /** There are more than are listed: look for something more exact. */
    is_more: z.boolean(),
  }),
})

export const seeLookups = call({
  method: 'GET',
  path: '/api/console/v1/figures/lookups',
  who: ['support'],
  about:
    'How often one searched and opened a member in each of the last weeks, and how often one sent or corrected something.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        lookups: z.int(),
        helped: z.int(),
      }),
    ),
  }),
})

const eventKinds = ['joined', 'signed_in', 'order', 'payment', 'notice', 'desk'] as const

export const seeMember = call({
  method: 'GET',
  path: '/api/console/v1/members/:id',
  who,
  about:
    'A member with orders, open invoices and what happened, the newest first. Every look is written into the audit.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    member_id: z.uuid(),
    full_name: z.string(),
    email: z.string(),
    is_email_verified: z.boolean(),
    phone_number: z.string().nullable(),
    is_phone_verified: z.boolean(),
    tenant: z.string(),
    language: z.enum(['id', 'en']),
    created_at: z.iso.datetime(),
    orders: z.array(order),
    /** What waits to be paid. */
    invoices: z.array(
      z.object({ invoice_code: z.string(), order_code: z.string(), amount: z.int(), due_at: z.iso.datetime() }),
    ),
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(eventKinds),
        /** What of its kind it was: the event of an order, the state of a payment, the call of the desk. */
        event: z.string(),
        /** The order or invoice, where it is of one. */
        code: z.string().nullable(),
        /** What more there is to read: a device, a reason, a title. */
        text: z.string(),
        amount: z.int().nullable(),
      }),
    ),
  }),
})

export const resendInvoice = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/invoices/:code/resend',
  who,
  once: true,
  about: 'Mails a member once more what is to be paid of an invoice and by when. Not more than five times an hour.',
  input: z.object({ id: z.uuid(), code: z.string().min(1).max(40) }),
  output: z.object({ invoice_code: z.string() }),
  refusals: [codes.invoice_paid, codes.invoice_ended, codes.too_many_requests],
})

const ofMember = { id: z.uuid() }
const done = z.object({})

export const sendMemberCode = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/verification',
  who,
  once: true,
  about:
    'Mails a new code to an address that is not verified yet. Nobody at the desk sees it. Not more than three times an hour.',
  says: { id: 'Kode verifikasi dikirim', en: 'Verification code sent' },
  input: z.object(ofMember),
  output: done,
  refusals: [codes.member_email_verified, codes.too_many_requests],
})

export const sendMemberReset = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/password-reset',
  who,
  once: true,
  about: 'Mails the member a link to choose another password. Not more than three times an hour.',
  says: { id: 'Tautan kata sandi dikirim', en: 'Password link sent' },
  input: z.object(ofMember),
  output: done,
  refusals: [codes.too_many_requests],
})

const reason = z.string().trim().min(5).max(500)

export const correctName = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/name',
  who,
  once: true,
  about: 'Corrects how a member is written. Orders keep the names that were given with them.',
  input: z.object({ ...ofMember, full_name: shape.fullName, reason }),
  output: done,
})

export const correctEmail = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/email',
  who,
  once: true,
  about:
    'Sends a code to another address. It becomes the member’s once they have signed in and given that code; until then nothing changes. Not more than three times an hour.',
  says: { id: 'Kode dikirim ke alamat baru', en: 'Code sent to the new address' },
  input: z.object({ ...ofMember, email: shape.email, reason }),
  output: done,
  refusals: [codes.member_email_taken, codes.too_many_requests],
})

export const correctPhone = call({
  method: 'POST',
  path: '/api/console/v1/members/:id/phone-number',
  who,
  once: true,
  about:
    'Sends a code to another mobile number. It becomes the member’s once they have signed in and given that code; until then nothing changes.',
  says: { id: 'Kode dikirim ke nomor baru', en: 'Code sent to the new number' },
  input: z.object({ ...ofMember, phone_number: shape.phoneNumber, reason }),
  output: done,
  refusals: [codes.code_too_soon, codes.too_many_requests],
})
