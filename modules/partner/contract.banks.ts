import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { akads, financingDocuments, offeredMonths } from './rules/akad.ts'

const who = ['admin', 'bank_officer'] as const
const id = z.uuid()
const amount = z.coerce.number().int().min(0).max(1_000_000_000)
const day = z.iso.date().refine((text) => text < '2100-01-01')
const reason = z.string().trim().min(10).max(500)

const figures = {
  admin_fee: z.int(),
  bank_fee: z.int(),
  insurance_fee: z.int(),
  margin_bp: z.int().nullable(),
  ujrah: z.int().nullable(),
  financed_least: z.int().nullable(),
  financed_most: z.int().nullable(),
  days_before: z.int().nullable(),
  documents: z.array(z.enum(financingDocuments)),
  tax_card_from: z.int().nullable(),
  nisbah: z.string().nullable(),
  minimum_deposit: z.int().nullable(),
  months: z.array(z.int()),
}

/** What a bank says of one contract from a day on: its terms, or that it offers it no more. */
const terms = z.object({
  terms_id: id,
  valid_from: z.iso.date(),
  /** The day before the next ones. */
  valid_to: z.iso.date().nullable(),
  is_offered: z.boolean(),
  ...figures,
  source: z.string(),
  /** Who wrote them; nobody of those that came with the installation. */
  written_by: z.string().nullable(),
})

const bank = { bank_id: id, name: z.string() }
const standing = z.object({ akad: z.enum(akads), now: terms.nullable(), next: terms.nullable() })

export const listBankProducts = call({
  method: 'GET',
  path: '/api/console/v1/banks',
  who,
  about: 'Each bank with its contracts: what it offers today, and what follows where that is written.',
  input: z.object({}),
  output: z.object({ banks: z.array(z.object({ ...bank, products: z.array(standing) })) }),
})

const sorts = ['-valid_from', 'valid_from'] as const

export const exportBankTerms = call({
  method: 'GET',
  path: '/api/console/v1/banks/export',
  who,
  answers: 'stream',
  about: 'All that banks have offered and will offer, as CSV.',
  input: z.object(exportFields(sorts)),
  output: streamAnswer,
})

const seen = z.object({
  ...bank,
  today: z.iso.date(),
  /** What the rules of today allow a bank that finances. */
  bounds: z.object({ least: z.int(), most: z.int(), most_months: z.int(), days_before: z.int() }),
  products: z.array(z.object({ akad: z.enum(akads), version: z.int(), history: z.array(terms) })),
})

export const seeBank = call({
  method: 'GET',
  path: '/api/console/v1/banks/:bank_id',
  who,
  about: 'A bank with all it has offered and will offer under each contract, the newest first.',
  input: z.object({ bank_id: id }),
  output: seen,
  refusals: [codes.not_found],
})

const change = {
  bank_id: id,
  akad: z.enum(akads),
  /** How many terms of this contract whoever writes has seen. */
  version: z.coerce.number().int().min(0),
  valid_from: day,
  reason,
}
const refusals = [codes.not_found, codes.content_changed, codes.rule_day_not_to_come, codes.rule_day_taken]

export const addBankTerms = call({
  method: 'POST',
  path: '/api/console/v1/banks/:bank_id/products',
  who,
  once: true,
  about:
    'Writes the terms of a contract from a day to come. Those of today and before never change, and applications stay with theirs.',
  input: z.object({
    ...change,
    admin_fee: amount,
    bank_fee: amount.default(0),
    insurance_fee: amount.default(0),
    /** Murabahah: hundredths of a percent a year. */
    margin_bp: z.coerce.number().int().min(0).max(10_000).optional(),
    /** Ijarah: a fee in rupiah. */
    ujrah: amount.optional(),
    financed_least: amount.optional(),
    financed_most: amount.optional(),
    days_before: z.coerce.number().int().min(0).max(365).optional(),
    documents: z.array(z.enum(financingDocuments)).max(financingDocuments.length).default([]),
    tax_card_from: amount.optional(),
    /** Mudharabah: shares of customer and bank. */
    nisbah: z
      .string()
      .trim()
      .regex(/^\d{1,2}:\d{1,2}$/)
      .optional(),
    minimum_deposit: amount.min(1).optional(),
    months: z
      .array(z.coerce.number().pipe(z.literal([...offeredMonths])))
      .min(1)
      .max(offeredMonths.length),
    source: z.string().trim().min(5).max(300),
  }),
  output: seen,
  refusals,
})

export const stopBankProduct = call({
  method: 'POST',
  path: '/api/console/v1/banks/:bank_id/products/stop',
  who,
  once: true,
  about: 'Takes a contract back from a day to come. Applications that were sent stay as they are.',
  input: z.object({ ...change, source: z.string().trim().min(5).max(300) }),
  output: seen,
  refusals,
})
