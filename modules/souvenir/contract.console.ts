import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { refundStory } from '#modules/payment/shapes.ts'
import { cancelReasons } from './rules/cancel-reasons.ts'
import { deskQueues } from './rules/desk.ts'
import { orderStates } from './rules/machine.ts'
import { isWaybill } from './rules/waybill.ts'
import { waybillProblems } from './rules/waybill-file.ts'
import { problemShape } from './shapes.ts'

/** A store's own people, and the platform's. */
const who = ['admin', 'store'] as const
/** Who decides what goes back also looks at orders. */
const readers = [...who, 'finance'] as const
const deciders = ['admin', 'finance'] as const
const id = z.uuid()
const moment = z.iso.datetime()
const reason = z.string().trim().min(10).max(500)
const waybill = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isWaybill, { params: { word: 'format' } })

const row = z.object({
  id,
  code: z.string(),
  store_name: z.string(),
  buyer_name: z.string(),
  state: z.enum(orderStates),
  /** How many things are in it. */
  pieces: z.int(),
  subtotal: z.int(),
  shipping_cost: z.int(),
  courier_name: z.string().nullable(),
  service: z.string().nullable(),
  waybill: z.string().nullable(),
  created_at: moment,
  /** Until when the store has to begin, to ship, or to answer; afterwards the clock does. */
  due_at: moment.nullable(),
  /** Its courier does not know the waybill, long after it was shipped. */
  is_waybill_unknown: z.boolean(),
  /** Its buyer says that something is wrong, and nobody has decided. */
  has_problem: z.boolean(),
})

/** What is wrong first, then by the clock: what no clock runs for stands last. */
const sorts = ['queue_at', 'created_at', '-created_at'] as const
const filters = { queue: z.enum(deskQueues).default('open') }

export const listStoreOrders = call({
  method: 'GET',
  path: '/api/console/v1/store-orders',
  who: readers,
  about: 'Paid orders of a store, those that wait for it first of all, and of them what is wrong or due first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportStoreOrders = call({
  method: 'GET',
  path: '/api/console/v1/store-orders/export',
  who,
  answers: 'stream',
  about:
    'The same as CSV, code and waybill first: with the waybills filled in it can be sent back. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const problemAtDesk = problemShape.extend({
  steps: z.array(problemShape.shape.steps.element.extend({ by_name: z.string().nullable() })),
})
const seen = row.extend({
  /** Of the checkout: parcels of other stores may have come with the same one. */
  checkout_code: z.string(),
  /** Some time after its end phone and address are masked: the store needs them no more. */
  is_contact_hidden: z.boolean(),
  buyer_phone: z.string(),
  destination: z
    .object({
      recipient_name: z.string(),
      phone_number: z.string(),
      street: z.string(),
      subdistrict_name: z.string(),
      city_name: z.string(),
      province_name: z.string(),
      postcode: z.string(),
      note: z.string().nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({
      position: z.int(),
      item_id: id,
      name: z.string(),
      /** Empty where the item has only one. */
      variant_name: z.string(),
      price: z.int(),
      quantity: z.int(),
      subtotal: z.int(),
      /** What of what was paid for it went back. */
      refunded: z.int(),
    }),
  ),
  weight_grams: z.int(),
  etd: z.string().nullable(),
  paid_at: moment.nullable(),
  completes_at: moment.nullable(),
  cancel_request: z.object({ reason: z.enum(cancelReasons), note: z.string().nullable() }).nullable(),
  end_reason: z.string().nullable(),
  timeline: z.array(
    z.object({
      event: z.string(),
      state: z.enum(orderStates),
      at: moment,
      by_name: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** What of it goes back to its buyer, and how far that is. */
  refunds: z.array(refundStory),
  /** What the store can do with it from here. */
  can: z.object({
    process: z.boolean(),
    ship: z.boolean(),
    correct_waybill: z.boolean(),
    deliver: z.boolean(),
    reject: z.boolean(),
    answer: z.boolean(),
    answer_problem: z.boolean(),
    decide_problem: z.boolean(),
  }),
  problem: problemAtDesk.nullable(),
  earlier_problems: z.array(problemAtDesk),
})

const ofOrder = z.object({ id })

export const seeStoreOrder = call({
  method: 'GET',
  path: '/api/console/v1/store-orders/:id',
  who: readers,
  about:
    'One order of a store: what is in it, where it goes, who bought it, what has happened and what can be done. That somebody looked at it is a row of the audit.',
  input: ofOrder,
  output: seen,
  refusals: [codes.not_found],
})

export const packingSlip = call({
  method: 'GET',
  path: '/api/console/v1/store-orders/:id/packing-slip',
  who,
  answers: 'file',
  about:
    'What goes into the parcel and where it goes, as PDF, without prices. That somebody looked at it is a row of the audit.',
  input: ofOrder.extend({ language: z.enum(languages).default('id') }),
  output: fileAnswer,
  refusals: [codes.not_found],
})

const refusals = [codes.not_found, codes.souvenir_moved]

export const processStoreOrder = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/process',
  who,
  once: true,
  about: 'The store has begun with a paid order; the days to begin end, those to ship start, and the buyer is told.',
  input: ofOrder,
  output: seen,
  refusals,
})

export const shipStoreOrder = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/ship',
  who,
  once: true,
  about: 'The courier that the buyer chose has the parcel, by this waybill. The buyer is told and can follow it.',
  input: ofOrder.extend({ waybill }),
  output: seen,
  refusals: [...refusals, codes.waybill_taken],
})

export const correctStoreWaybill = call({
  method: 'PUT',
  path: '/api/console/v1/store-orders/:id/waybill',
  who,
  about:
    'Another waybill for one that was typed wrong, while the courier has said nothing of it. Its tracking begins anew, and the buyer is told.',
  input: ofOrder.extend({ waybill }),
  output: seen,
  refusals: [...refusals, codes.waybill_taken],
  // Its buyer is notified of each.
  limit: { points: 90, seconds: 3600 },
})

export const deliverStoreOrder = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/deliver',
  who,
  once: true,
  about:
    'The parcel has arrived, where the courier has not said so itself. Of a courier who is asked, the platform’s people say so and not the store, which earns by it.',
  input: ofOrder,
  output: seen,
  refusals: [...refusals, codes.souvenir_tracked],
})

export const rejectStoreOrder = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/reject',
  who,
  once: true,
  about: 'The store cannot send a paid order, for a reason that the buyer reads. What was paid for it goes back.',
  input: ofOrder.extend({ reason }),
  output: seen,
  refusals,
})

export const answerStoreCancel = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/answer',
  who,
  once: true,
  about:
    'Answers a buyer who wishes to cancel: granted, with a note or without, and what was paid goes back; or not, with a reason, and the order goes on.',
  input: ofOrder.extend({ is_granted: z.boolean(), reason: reason.optional() }),
  output: seen,
  refusals,
})

export const noteWaybills = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/waybills',
  who,
  about:
    'Waybills of several orders as a file (CSV: code of the order, waybill), by the rules of a single one. The good lines count, each wrong one is named; a file without a good line is refused.',
  reads: 'multipart',
  files: { file: 1024 * 1024 },
  input: z.object({}),
  output: z.object({
    shipped: z.int(),
    wrong: z.array(
      z.object({
        line: z.int(),
        code: z.string(),
        problem: z.enum(waybillProblems),
        /** The order of the same store that has the waybill already. */
        holder_code: z.string().nullable(),
      }),
    ),
  }),
  refusals: [codes.too_large],
  limit: { points: 100, seconds: 3600 },
})

const words = z.string().trim().min(10).max(1000)

export const answerProblem = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/problem/answer',
  who,
  once: true,
  about:
    'What the store says to a problem that its buyer has reported; the buyer reads it, and the platform decides. What the platform writes, the buyer reads as the platform’s.',
  input: ofOrder.extend({ reason: words }),
  output: seen,
  refusals,
  // Its buyer is notified of each.
  limit: { points: 90, seconds: 3600 },
})

export const refundProblem = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/problem/refund',
  who: deciders,
  once: true,
  about:
    'The buyer is right: what was paid for these lines goes back and the order goes on, or for all of it with its parcel (`is_whole`), and the order ends.',
  input: ofOrder.extend({
    reason: words,
    positions: z.array(z.int().min(1).max(1000)).max(200).default([]),
    is_whole: z.boolean().default(false),
  }),
  output: seen,
  refusals: [...refusals, codes.problem_nothing_left],
})

export const closeProblem = call({
  method: 'POST',
  path: '/api/console/v1/store-orders/:id/problem/close',
  who: deciders,
  once: true,
  about: 'Nothing goes back, for a reason that the buyer reads. The order goes on.',
  input: ofOrder.extend({ reason: words }),
  output: seen,
  refusals,
})
