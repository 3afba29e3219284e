import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { paragraph } from '#modules/identity/shapes.ts'
import { address, destination } from '#modules/shipping/shapes.ts'
import { cancelReasons } from './rules/cancel-reasons.ts'
import { problemKinds } from './rules/problem.ts'
import { checkoutDetail, orderDetail, shippingMethod, trackingShape } from './shapes.ts'

const megabyte = 1024 * 1024

export const souvenirOrder = call({
  method: 'GET',
  path: '/api/v3/users/bookings/merchant/:id',
  who: 'owner',
  about: 'The order of one store: what happened to it, where its parcel is, and what its buyer can do.',
  input: z.object({ id: z.uuid() }),
  output: orderDetail,
})

export const completeSouvenirOrder = call({
  method: 'PATCH',
  path: '/api/v1/users/bookings/merchant/:id/complete',
  who: 'owner',
  about: 'The buyer has the parcel. Nobody can take it back afterwards.',
  says: { id: 'Pesanan selesai. Terima kasih', en: 'Order completed. Thank you' },
  input: z.object({ id: z.uuid() }),
  output: orderDetail,
  refusals: [codes.souvenir_not_shipped],
})

export const cancelSouvenirCheckout = call({
  method: 'PATCH',
  path: '/api/v1/merchandise/:id/cancel',
  who: 'owner',
  about: 'Calls off everything that was ordered at once, as long as nothing of it is paid.',
  says: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  input: z.object({ id: z.uuid() }),
  output: checkoutDetail,
  refusals: [codes.souvenir_not_cancellable],
})

export const souvenirInvoicePdf = call({
  method: 'GET',
  path: '/api/v1/merchandise/:id/invoice',
  who: 'owner',
  answers: 'file',
  about: 'The invoice of a checkout that stands, or its receipt once it is paid with what came back, as PDF.',
  input: z.object({ id: z.uuid(), language: z.enum(languages).optional() }),
  output: fileAnswer,
})

const reason = z.enum(cancelReasons)
const note = z.string().trim().max(300).optional()

export const cancelReasonsOf = call({
  method: 'GET',
  path: '/api/v1/users/bookings/:id/reject',
  who: 'owner',
  about: 'The reasons for which a souvenir order can be called off; empty where it no longer can.',
  input: z.object({ id: z.uuid() }),
  output: z.array(z.object({ reason, text: z.string() })),
})

export const requestCancel = call({
  method: 'POST',
  path: '/api/v1/users/bookings/:id/reject',
  who: 'owner',
  once: true,
  about:
    'Calls the order of one store off: at once where it is not paid, else its store is asked, and silence for two working days grants it.',
  input: z.object({ id: z.uuid(), reason, note }),
  output: orderDetail,
  limit: { points: 120, seconds: 3600 },
  refusals: [codes.souvenir_not_cancellable],
})

export const changeCancelRequest = call({
  method: 'PATCH',
  path: '/api/v1/users/bookings/:id/reject',
  who: 'owner',
  about: 'Another reason for a wish to cancel, or the wish withdrawn, as long as its store has not answered.',
  input: z.object({ id: z.uuid(), is_withdrawn: z.boolean().default(false), reason: reason.optional(), note }),
  output: orderDetail,
  limit: { points: 120, seconds: 3600 },
  refusals: [codes.souvenir_not_cancellable],
})

export const reportProblem = call({
  method: 'POST',
  path: '/api/v1/users/bookings/merchant/:id/problem',
  who: 'owner',
  reads: 'multipart',
  files: { photo_1: 5 * megabyte, photo_2: 5 * megabyte, photo_3: 5 * megabyte },
  about:
    'Something is wrong with the parcel of one store: it has not arrived, or not as ordered. Until that is decided the order is not completed.',
  says: { id: 'Laporan Anda terkirim', en: 'Your report was sent' },
  input: z.object({ id: z.uuid(), kind: z.enum(problemKinds), text: paragraph(1000).min(10) }),
  output: orderDetail,
  limit: { points: 60, seconds: 600 },
  refusals: [codes.file_invalid, codes.too_large, codes.problem_open, codes.problem_not_reportable],
})

export const reviewItem = call({
  method: 'POST',
  path: '/api/v1/merchandise/:slug/reviews',
  who: 'member',
  once: true,
  about: 'A review of an item by who bought it, after its order is completed, once an order.',
  says: { id: 'Terima kasih atas ulasan Anda', en: 'Thank you for your review' },
  input: z.object({
    slug: z.string().min(1).max(100),
    order_id: z.uuid(),
    rating: z.int().min(1).max(5),
    text: z.string().trim().min(10).max(1000),
  }),
  output: z.object({ id: z.uuid() }),
  refusals: [codes.not_found, codes.feedback_too_early, codes.feedback_given],
})

const ofBooking = { booking_id: z.uuid() }

export const kitProducts = call({
  method: 'GET',
  path: '/api/v1/merchandise/supplies/products',
  who: 'owner',
  about: 'What the umrah kit of a travel booking brings; empty where it has none.',
  input: z.object(ofBooking),
  output: z.array(z.object({ name: z.string(), quantity: z.int() })),
})

export const kitShippingMethods = call({
  method: 'GET',
  path: '/api/v1/merchandise/supplies/shipping-methods',
  who: 'owner',
  about:
    'How the umrah kit of a travel booking is sent to the active address: free of charge, the couriers for information.',
  input: z.object({ ...ofBooking, courier: z.string().max(20).optional() }),
  output: z.object({ address: address.nullable(), methods: z.array(shippingMethod) }),
  limit: { points: 60, seconds: 3600 },
  refusals: [codes.not_found],
})

export const kitTracking = call({
  method: 'GET',
  path: '/api/v1/merchandise/supplies/:id/tracking',
  who: 'owner',
  about: 'Where the umrah kit of a travel booking is.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    state: z.enum(['none', 'preparing', 'shipped', 'delivered', 'stopped']),
    courier: z.string().nullable(),
    waybill: z.string().nullable(),
    steps: z.array(z.object({ at: z.iso.datetime(), event: z.string() })),
    /** What the courier says of where it is; nothing before it is shipped. */
    tracking: trackingShape.nullable(),
    /** The active address while it is prepared, then where it was sent; nothing where there is none. */
    destination: destination.nullable(),
  }),
})
