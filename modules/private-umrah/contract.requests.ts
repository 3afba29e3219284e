import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { affiliateCode } from '#modules/identity/shapes.ts'
import { requestDetail, requestState, requestSummary, travellersForm } from './shapes.requests.ts'
import { orderForm } from './shapes.ts'

const id = z.uuid()

export const addPrivateCart = call({
  method: 'POST',
  path: '/api/v1/custom-product/cart',
  who: 'member',
  once: true,
  about: 'Keeps a plan that can get a visa as a draft of the member’s. Nobody else sees it before it is sent.',
  input: orderForm.extend({ affiliate_code: affiliateCode.optional() }),
  output: z.object({ success: z.literal(true), id }),
  refusals: [codes.not_found, codes.private_open_most],
})

export const changePrivatePlan = call({
  method: 'PUT',
  path: '/api/v1/custom-product/:id',
  who: 'owner',
  about: 'Another plan in the place of a draft. Who travels is named anew where their number or ages are others.',
  input: orderForm.extend({ id }),
  output: z.object({ success: z.literal(true), id }),
  refusals: [codes.private_request_sent],
})

export const privateRequest = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id',
  who: 'owner',
  about: 'A private umrah of the member’s: plan, estimate, who travels, where it stands.',
  input: z.object({ id }),
  output: requestDetail,
})

export const privateOrderDetail = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/detail-order',
  who: 'owner',
  about: 'The same, by the name the page of an order has for it.',
  input: z.object({ id }),
  output: requestDetail,
})

export const privateCheckout = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/checkout',
  who: 'owner',
  about: 'A draft before it is sent: `problems` says at each field what is still missing or not offered any more.',
  input: z.object({ id }),
  output: requestDetail,
})

export const namePrivateTravellers = call({
  method: 'POST',
  path: '/api/v1/custom-product/:id/participants',
  who: 'owner',
  about: 'Names who travels, as in the passport, and whom the chosen partner will call. No partner sees either before.',
  input: travellersForm,
  output: requestDetail,
  refusals: [codes.private_request_sent],
})

export const submitPrivateRequest = call({
  method: 'POST',
  path: '/api/v1/custom-product/:id/checkout',
  who: 'owner',
  once: true,
  about: 'Sends a draft to every licensed partner that serves its airport. They have a week to make offers. Ten a day.',
  input: z.object({ id }),
  output: z.object({ id, status: requestState, closes_at: z.iso.datetime() }),
  refusals: [codes.private_request_sent],
})

export const privateHistory = call({
  method: 'GET',
  path: '/api/v1/custom-product/history',
  who: 'member',
  flag: 'is_custom_product',
  about: 'The member’s private umrahs, newest first; under a status, or by code.',
  input: z.object({
    status: z.union([requestState, z.enum(['all', 'unpaid', 'not_paid', 'ended'])]).default('all'),
    search: z.string().trim().max(80).default(''),
    ...paging(10, 50),
  }),
  output: paged(requestSummary),
})
