import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { documentStates } from '#modules/documents/rules/review.ts'
import { draftFields } from '#modules/drafts/shapes.ts'
import { stages } from '#modules/payment/rules/payment-schedule.ts'
import { documentKinds } from './rules/documents.ts'
import { mostTravellers, roomTypes } from './rules/party.ts'
import { detailNames, guardianRelations } from './rules/passport.ts'
import { relations } from './rules/travellers.ts'

export const roomType = z.enum(roomTypes)
export const bookingStatus = z.enum(['cart', 'awaiting_payment', 'in_progress', 'completed', 'expired', 'cancelled'])
export const gender = z.enum(['male', 'female'])
export const plan = z.enum(['full', 'down_payment'])
/** How an order is paid: as its buyer chose, or with a bank. */
export const orderPlan = z.enum([...plan.options, 'financing'])
export const relation = z.enum(relations)

/** Adults in one kind of room; each pays its price a person. */
export const room = z.object({ type: roomType, adults: z.int().min(1).max(mostTravellers) })

export const participant = z.object({
  id: z.uuid(),
  position: z.int(),
  age_group: z.enum(['adult', 'child', 'infant']),
  /** None for an infant, who shares a bed. */
  room_type: roomType.nullable(),
  /** As in the passport. */
  name: z.string().nullable(),
  gender: gender.nullable(),
  birth_date: z.string().nullable(),
  relation: relation.nullable(),
  /** The passport has one word only where the journey asks for two: a second name has to be added to it. */
  is_single_name: z.boolean(),
})

export const addon = z.object({ id: z.uuid(), name: z.string(), price: z.int(), quantity: z.int() })

/** Who the order is agreed with. Nothing, where it was not filled in yet and the profile does not know. */
export const contact = z.object({
  name: z.string().nullable(),
  gender: gender.nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  phone_number: z.string().nullable(),
  job_name: z.string().nullable(),
  instansi: z.string().nullable(),
  email: z.string().nullable(),
})

/** Whole rupiah, all of it computed here. */
export const price = z.object({
  lines: z.array(
    z.object({
      kind: z.enum([...roomTypes, 'child', 'infant']),
      quantity: z.int(),
      price: z.int(),
      amount: z.int(),
    }),
  ),
  addons_amount: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  /** The total in Indonesian words. */
  total_words: z.string(),
  /** What the package leaves out, for all who travel; no amount where its cost is not known. */
  excluded: z.array(z.object({ text: z.string(), amount: z.int().nullable() })),
  /** The total with what is left out added back, as far as its cost is known. */
  true_total: z.int(),
  /** What is due first, by plan; the settlement only where paying down is offered. */
  down_payment: z.int(),
  settlement: z.int(),
  settlement_due_on: z.string().nullable(),
})

export const bookedProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category: z.enum(['umroh', 'haji', 'wisata-syariah']),
  picture_id: z.string().nullable(),
  picture_colour: pictureColour,
  duration_days: z.int(),
  partner_name: z.string(),
  partner_slug: z.string(),
})

export const bookedDeparture = z.object({
  id: z.uuid(),
  departs_on: z.string(),
  departs_on_hijri: z.string(),
  returns_on: z.string(),
})

/** What checkout shows of an order. */
export const order = z.object({
  booking_id: z.uuid(),
  booking_code: z.string(),
  status: bookingStatus,
  /** Made for one family: its package has no page, and its request has the same id. */
  is_private: z.boolean(),
  product: bookedProduct,
  departure: bookedDeparture,
  rooms: z.array(room),
  children: z.int(),
  infants: z.int(),
  seats: z.int(),
  participants: z.array(participant),
  /** What names and ages are measured by. */
  traveller_rules: z.object({
    today: z.string(),
    /** The journey goes to Saudi Arabia: names have two words at least. */
    two_names: z.boolean(),
    infant_below_age: z.int(),
    child_below_age: z.int(),
  }),
  /** The last day on which the spelling of a name can be corrected, once it is ordered. */
  correct_until: z.string(),
  addons: z.array(addon),
  contact,
  affiliate_code: z.string().nullable(),
  consultant_name: z.string().nullable(),
  promo: z.object({ id: z.uuid(), code: z.string(), discount: z.int() }).nullable(),
  price,
  plan: orderPlan,
  /** What may be chosen: near the departure only full payment is. */
  plans: z.array(plan),
  /** While it is a cart: until when its seats are kept. */
  hold_expires_at: z.iso.datetime().nullable(),
  is_phone_verified: z.boolean(),
  /** While it is a cart: what was typed into its form so far, not yet checked. */
  draft: draftFields.nullable(),
  /** Which version of it that is, for the next save to start from; 0 where there is none. */
  draft_version: z.int(),
})

export const bookedInvoice = z.object({
  invoice_code: z.string(),
  stage: z.enum(stages),
  amount: z.int(),
  due_at: z.iso.datetime(),
  state: z.enum(['waiting', 'paid', 'expired', 'void']),
  paid_at: z.iso.datetime().nullable(),
  is_overdue: z.boolean(),
})

/** What checking out answers: either what is to be paid, or that the phone number has to be proved first. */
export const checkedOut = z.object({
  booking_id: z.uuid(),
  status: bookingStatus,
  invoices: z.array(bookedInvoice),
  verification: z
    .object({ is_needed: z.literal(true), phone_number: z.string(), next_allowed_at: z.iso.datetime() })
    .nullable(),
})

const changed = z.object({ from: z.string().nullable(), to: z.string().nullable() })

export const timelineStep = z.object({
  at: z.iso.datetime(),
  /** What happened: `hold`, `checkout`, `start`, … and of money `invoice_paid`, `refund_due`, `refunded`, … */
  event: z.string(),
  status: bookingStatus.nullable(),
  actor: z.enum(['member', 'clock', 'gateway', 'house', 'staff']),
  /** In words for people, where a partner or a member gave a reason. */
  reason: z.string().nullable(),
  amount: z.int().nullable(),
  /** What a correction of a traveller changed. */
  change: z.object({ name: changed.nullable(), birth_date: changed.nullable() }).nullable(),
})

/** Who organises the journey, and how to reach them. */
export const bookedPartner = z.object({
  name: z.string(),
  slug: z.string(),
  phone_number: z.string(),
  email: z.string(),
  licence_kind: z.string(),
  licence_number: z.string(),
  /** Every licence the journey takes: a hajj preparation, which takes people on umrah, has two. */
  licences: z.array(z.object({ kind: z.string(), number: z.string() })),
})

/** An order for its owner. */
export const booking = order.extend({
  created_at: z.iso.datetime(),
  checked_out_at: z.iso.datetime().nullable(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  end_reason: z.string().nullable(),
  is_overdue: z.boolean(),
  invoices: z.array(bookedInvoice),
  /** The clock of the newest attempt to pay it, by which its times are shown. Nothing, where there was none. */
  timezone: z.string().nullable(),
  paid_amount: z.int(),
  timeline: z.array(timelineStep),
  /** Where what has gone back went: the way it was paid, or to a bank account. */
  refunded_to: z.array(z.enum(['card', 'qris', 'ewallet', 'bank'])),
  /** All who travel are named and have uploaded their documents. */
  is_participants_complete: z.boolean(),
  /** Whether the member has said how it was. */
  is_reviewed: z.boolean(),
  partner: bookedPartner,
  /** Where anyone can verify its voucher, once there is one. */
  voucher_url: z.string().nullable(),
  /** Where it was before its partner moved it; while `can_decline`, the member may still say no. */
  reschedule: z
    .object({ departs_on: z.string(), returns_on: z.string(), reason: z.string(), can_decline: z.boolean() })
    .nullable(),
})

export const documentKind = z.enum(documentKinds)
export const documentStatus = z.enum(documentStates)

/** A scan that was uploaded. `url` is good for five minutes, and for its owner alone. */
export const document = z.object({
  id: z.uuid(),
  type: documentKind,
  file_type: z.enum(['image/webp', 'application/pdf']),
  size: z.int(),
  uploaded_at: z.iso.datetime(),
  /** `rejected`: it is asked for again, counts as missing, and `reason` says why. */
  status: documentStatus,
  reason: z.string().nullable(),
  url: z.string(),
  url_expires_at: z.iso.datetime(),
})

export const guardianRelation = z.enum(guardianRelations)

/** What is asked of a traveller beside scans, and what is there. */
export const details = z.object({
  asked: z.array(z.enum(detailNames)),
  missing: z.array(z.enum(detailNames)),
  /** Whose name and relation are asked for: of a minor's guardian, of a woman's mahram below an age, or nobody's. */
  companion: z.enum(['none', 'guardian', 'mahram']),
  /** While gender or birthday are not known: below which ages a minor names a guardian, and a woman her mahram. */
  companion_ages: z.object({ guardian: z.int(), mahram: z.int() }).nullable(),
  gender: gender.nullable(),
  birth_date: z.string().nullable(),
  /** Its last three characters; the rest stays closed. */
  passport_number: z.string().nullable(),
  passport_expires_on: z.string().nullable(),
  guardian_relation: guardianRelation.nullable(),
  guardian_name: z.string().nullable(),
})

const who = participant.pick({ id: true, position: true, age_group: true, name: true, is_single_name: true })

/** A traveller's documents: which are required, which are there. */
export const documented = who.extend({
  details,
  required: z.array(documentKind),
  documents: z.array(document),
  is_complete: z.boolean(),
})

/** The umrah kit on its way; `none` where the journey comes without one. */
export const shipping = z.object({
  state: z.enum(['none', 'preparing', 'shipped', 'delivered', 'stopped']),
  courier: z.string().nullable(),
  waybill: z.string().nullable(),
  steps: z.array(z.object({ at: z.iso.datetime(), state: z.enum(['preparing', 'shipped', 'delivered', 'stopped']) })),
})

/** What anyone may know of a voucher they hold. */
export const voucherFacts = z.object({
  state: z.enum(['valid', 'used', 'cancelled']),
  booking_code: z.string(),
  product_name: z.string(),
  departs_on: z.string(),
  returns_on: z.string(),
  travellers: z.int(),
  leader_initials: z.string(),
})
