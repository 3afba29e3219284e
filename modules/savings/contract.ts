import { z } from 'zod'
import { call } from '#core/call.ts'
import { savingsPartner } from './shapes.ts'

export const savingsPartners = call({
  method: 'GET',
  path: '/api/v4/savings/product/partners',
  who: 'anyone',
  about: 'Partner banks one can save with today: contract, least deposit, fee and nisbah. A nisbah promises no return.',
  input: z.object({}),
  output: z.array(savingsPartner),
})

export const olderSavingsPartners = call({
  method: 'GET',
  path: '/api/v3/savings/partners',
  who: 'anyone',
  about: 'The same banks, for apps of the older flow.',
  input: z.object({}),
  output: z.array(savingsPartner),
})
