import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { checkout, orderAddons, orderDetail } from '#modules/booking/contract.ts'
import { checkedOut } from '#modules/booking/shapes.ts'
import { financingDocuments } from '#modules/partner/rules/akad.ts'
import { paymentMethods, startPayment } from '#modules/payment/contract.ts'
import { application, applicationCard, financingForm, mostMoney, offer, wantedDocument } from './shapes.ts'

const id = z.uuid()

export const simulate = call({
  method: 'POST',
  path: '/api/v3/financing/simulate',
  who: 'anyone',
  flag: 'is_financing',
  about:
    'What each partner bank asks for a price: instalments, charge and every fee, the least paid in all first. Without a down payment, the least possible with each bank. Nothing is stored.',
  input: z.object({
    price: z.int().min(1).max(mostMoney),
    down_payment: z.int().min(0).max(mostMoney).optional(),
    months: z.int(),
  }),
  output: z.object({ offers: z.array(offer) }),
})

export const financingAddons = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/addons/financing',
  who: 'owner',
  flag: 'is_financing',
  about: 'Extras of the package, each with how many were chosen: they are part of the price that is financed.',
  input: z.object({ id }),
  output: orderAddons.output,
})

/** Why an order cannot be financed. */
const hindrance = z.enum(['hajj', 'not_offered', 'too_late', 'price', 'open_application', 'order'])

export const financingOrder = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/detail/order/financing',
  who: 'owner',
  flag: 'is_financing',
  about:
    'An order as it can be financed: what each bank asks for it after promo, within the months and down payment asked for, and the application, where there is one.',
  input: z.object({
    id,
    months: z.coerce.number().int().optional(),
    down_payment: z.coerce.number().int().min(0).max(mostMoney).optional(),
  }),
  output: z.object({
    order: orderDetail.output,
    /** Nothing, where it can be. */
    hindrance: hindrance.nullable(),
    months: z.array(z.int()),
    least_down_payment: z.int(),
    most_down_payment: z.int(),
    least_years_employed: z.int(),
    least_income: z.int(),
    offers: z.array(offer),
    application: application.nullable(),
  }),
})

export const applyForFinancing = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/do-checkout/financing',
  who: 'owner',
  flag: 'is_financing',
  // Not within one transaction: a wrong code is refused, and must stay counted.
  once: 'asks-outside',
  about:
    'Saves who applies and what for: the order is placed without an invoice, its price frozen, its seats held. A phone number not yet proved gets a code first, to be sent as `code`. Once more with `confirm`, the consents and all documents, it goes to the bank.',
  saysOf: ({ application: made, verification }) => {
    if (verification) return { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' }
    return made?.status === 'verification'
      ? { id: 'Data berhasil dikirim', en: 'Data Sent Successfully' }
      : { id: 'Data berhasil ditambahkan', en: 'Data successfully added' }
  },
  input: financingForm,
  output: z.object({ application: application.nullable(), verification: checkedOut.shape.verification }),
  limit: { points: 240, seconds: 600 },
  refusals: [
    ...(checkout.refusals ?? []),
    codes.code_wrong,
    codes.financing_not_for_hajj,
    codes.financing_not_offered,
    codes.financing_too_late,
    codes.financing_open,
    codes.financing_closed,
    codes.financing_documents_missing,
  ],
})

export const financingConfirmation = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/checkout-financing',
  who: 'owner',
  flag: 'is_financing',
  about: 'All that goes to the bank and what it asks, to be read before it is sent.',
  input: z.object({ id }),
  output: application,
})

export const financingDocumentList = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/documents-financing',
  who: 'owner',
  flag: 'is_financing',
  about: 'What the bank wants to see of who applies, and how far each is, with links that live five minutes.',
  input: z.object({ id }),
  output: z.object({
    financing_transaction_id: id,
    can_upload: z.boolean(),
    is_complete: z.boolean(),
    expires_at: z.iso.datetime().nullable(),
    documents: z.array(wantedDocument),
  }),
})

const megabyte = 1024 * 1024

export const uploadFinancingDocument = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/documents-financing/:financing_transaction_id/:document_financing_id',
  who: 'owner',
  flag: 'is_financing',
  reads: 'multipart',
  files: { file: 2 * megabyte },
  about:
    'Stores a scan for the bank, encrypted, in place of the former one of its kind: JPEG, PNG, WebP or a plain PDF, up to 2 MB.',
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({ id, financing_transaction_id: id, document_financing_id: z.enum(financingDocuments) }),
  output: wantedDocument,
  limit: { points: 300, seconds: 600 },
  refusals: [codes.financing_closed, codes.file_invalid],
})

export const financingMethods = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/gateways/financing',
  who: 'owner',
  flag: 'is_financing',
  about: 'What the down payment can be paid with, once the bank has approved.',
  input: z.object({ id }),
  output: paymentMethods.output,
  refusals: [codes.financing_unapproved],
})

export const startFinancingPayment = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/payments/financing',
  who: 'owner',
  flag: 'is_financing',
  once: 'asks-outside',
  about: 'Begins to pay the down payment by one method; one begun before and still open is given again.',
  says: { id: 'Pembayaran dibuat', en: 'Payment created' },
  input: startPayment.input.omit({ invoice_code: true }),
  output: startPayment.output,
  limit: { points: 240, seconds: 600 },
  refusals: [codes.financing_unapproved, ...(startPayment.refusals ?? [])],
})

export const financingHistory = call({
  method: 'GET',
  path: '/api/v3/users/financing-history',
  who: 'member',
  flag: 'is_financing',
  about: 'A member’s applications, the newest first.',
  input: z.object({ ...paging(10, 50) }),
  output: paged(applicationCard),
})

export const financingDetail = call({
  method: 'GET',
  path: '/api/v3/users/financing-history/:id',
  who: 'owner',
  flag: 'is_financing',
  about: 'An application with its documents, schedule, what the bank reports, and all that happened to it.',
  input: z.object({ id }),
  output: application,
})

export const withdrawFinancing = call({
  method: 'DELETE',
  path: '/api/v3/users/financing-history/:id',
  who: 'owner',
  flag: 'is_financing',
  about: 'Takes an application back while its down payment is unpaid: its seats are given back.',
  says: { id: 'Pengajuan dibatalkan', en: 'Application withdrawn' },
  input: z.object({ id }),
  output: application,
  refusals: [codes.financing_closed],
})

export const financingDocumentFile = call({
  method: 'GET',
  path: '/api/v3/users/financing-history/:id/documents/:document_id',
  who: 'owner',
  flag: 'is_financing',
  answers: 'file',
  about: 'A scan, by the link that the list of documents gave: for its owner alone, and only while the link lives.',
  input: z.object({ id, document_id: id, expires: z.coerce.number().int().positive(), signature: z.string().max(100) }),
  output: fileAnswer,
})
