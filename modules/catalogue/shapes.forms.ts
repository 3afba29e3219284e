import { z } from 'zod'
import { mostDates } from './rules/dates-by-rule.ts'
import { addonUnits, certaintyNames } from './rules/facts.ts'
import { journeyKinds } from './rules/journey-kinds.ts'

const text = (most: number) => z.object({ id: z.string().trim().max(most), en: z.string().trim().max(most) })
const texts = (most: number, rows: number) => z.array(text(most)).max(rows)
/** Whole rupiah, and no more than a column holds. */
export const amount = z.int().min(0).max(2_000_000_000)

/** What a partner writes about a package. A draft may be half written; publishing asks for the rest. */
export const packageContent = z.object({
  category: z.enum(['umroh', 'haji', 'wisata-syariah']),
  kind: z.enum(journeyKinds),
  type_slug: z.string().max(80),
  name: z.object({ id: z.string().trim().min(3).max(120), en: z.string().trim().max(120) }),
  summary: text(300),
  description: text(4000),
  duration_days: z.int().min(1).max(60),
  hijri_year: z.int().min(1440).max(1500).nullable(),
  departure_airport: z.string().max(3),
  picture_ids: z.array(z.string().max(120)).max(20),
  includes: texts(300, 40),
  excludes: z.array(text(300).extend({ amount: amount.nullable() })).max(40),
  agenda: z.array(z.object({ day: z.int().min(1).max(60), title: text(200), text: text(2000) })).max(60),
  questions: z.array(z.object({ question: text(300), answer: text(2000) })).max(30),
  facilities: texts(300, 40),
  documents: texts(300, 30),
  addons: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.object({ id: z.string().trim().min(3).max(120), en: z.string().trim().max(120) }),
        price: amount.min(1),
        per: z.enum(addonUnits),
      }),
    )
    .max(20),
  refund_terms: text(4000),
  down_payment: amount,
  can_finance: z.boolean(),
  can_save: z.boolean(),
})

/** A person, whole rupiah; nothing where it is not offered. */
export const datePrices = z.object({
  quad: z.int(),
  triple: z.int().nullable(),
  double: z.int().nullable(),
  child: z.int().nullable(),
  infant: z.int().nullable(),
})
const flight = z.object({
  number: z.string(),
  from: z.string(),
  to: z.string(),
  via: z.string().optional(),
  departs_at: z.string(),
  arrives_at: z.string(),
})
const stay = z.object({ hotel_id: z.uuid(), nights: z.int() })
const certainty = z.object({ state: z.enum(['certain', 'pending']), evidence: text(300), checked_on: z.string() })
const certainties = z.object({ flight: certainty, price: certainty, hotel: certainty, visa: certainty })

/** A file that proves a certainty of a date. */
export const evidenceFile = z.object({
  id: z.uuid(),
  departure_id: z.uuid(),
  certainty: z.enum(certaintyNames),
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  size: z.int(),
  uploaded_at: z.string(),
  /** A reviewer has approved what it came with: it is not removed any more. */
  is_approved: z.boolean(),
})

/** A date as a reviewer reads it. */
export const reviewedDate = z.object({
  id: z.uuid(),
  departs_on: z.string(),
  returns_on: z.string(),
  cutoff_days: z.int().nullable(),
  quota: z.int(),
  airline_code: z.string(),
  flights: z.array(flight),
  stays: z.array(stay),
  prices: datePrices,
  certainties: certainties.optional(),
})

/** Those fields of a date that change, as they are or as they would be. */
export const dateFieldsShape = z
  .object({
    departs_on: z.string(),
    returns_on: z.string(),
    cutoff_days: z.int().nullable(),
    airline_code: z.string(),
    flights: z.array(flight),
    stays: z.array(stay),
    prices: datePrices,
    certainties,
  })
  .partial()

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const zone = z.string().regex(/^[+-](0\d|1[0-4]):(00|30|45)$/)
const day = z.int().min(1).max(60)

const offered = amount.min(1).nullable()

/** What a partner writes about a date, with its flights by the days of the journey. */
const dateTerms = {
  /** Blank: as the dated rules say. */
  cutoff_days: z.int().min(0).max(365).nullable(),
  airline_code: z.string().min(1).max(3),
  flights: z
    .array(
      z.object({
        number: z.string().trim().min(2).max(10),
        from: z.string().length(3),
        to: z.string().length(3),
        via: z.string().length(3).optional(),
        departs_day: day,
        departs_clock: clock,
        departs_zone: zone,
        arrives_day: day,
        arrives_clock: clock,
        arrives_zone: zone,
      }),
    )
    .min(1)
    .max(8),
  stays: z
    .array(z.object({ hotel_id: z.uuid(), nights: z.int().min(1).max(60) }))
    .min(1)
    .max(8),
  /** A person; blank where it is not offered. The quad price is what lists show. */
  prices: z.object({ quad: amount.min(1), triple: offered, double: offered, child: offered, infant: offered }),
}

/** What all dates that are added together have in common. */
export const plannedDates = z.object({
  dates: z.array(z.iso.date()).min(1).max(mostDates),
  quota: z.int().min(1).max(2000),
  ...dateTerms,
})

const claim = certainty.omit({ checked_on: true })

/** One date, all that its partner writes about it. */
export const dateForm = z.object({
  departs_on: z.iso.date(),
  ...dateTerms,
  certainties: z.object({ flight: claim, price: claim, hotel: claim, visa: claim }),
})
