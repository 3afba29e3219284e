import type { z } from 'zod'
import type { Db, MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import {
  type DocumentRow,
  deleteDocumentsOf,
  documentOwners,
  documentsOf as documentRowsOf,
  signLink,
} from '#modules/documents/module.ts'
import { isUsable } from '#modules/documents/rules/review.ts'
import type { AfterSalePorts } from '../ports.ts'
import {
  type DocumentKind,
  isDocumentKind,
  isTravellerComplete,
  type Journey,
  requiredDocuments,
} from '../rules/documents.ts'
import { missingDetails, type Travelled } from '../rules/passport.ts'
import type * as shapes from '../shapes.ts'
import { forgetPassports, listForgettable } from '../store.documents.ts'
import { listDeparting } from '../store.orders.ts'
import { type BookingRow, listParticipants, type ParticipantRow } from '../store.ts'
import { detailsOf, travelledOf } from './passport.ts'

export type TravelDocument = Omit<DocumentRow, 'kind'> & { kind: DocumentKind }

/** A document of a booking, if it is of a kind that travellers bring. */
const travelDocumentOf = ({ kind, ...row }: DocumentRow): TravelDocument[] =>
  isDocumentKind(kind) ? [{ ...row, kind }] : []

type Ctx = MemberCtx<AfterSalePorts>

/** A document as its owner sees it, with a link that lives five minutes. */
export function documentView({ ports, user, now }: Ctx, document: TravelDocument): z.output<typeof shapes.document> {
  const { query, expires_at } = signLink(ports, { document_id: document.id, user_id: user.id }, now)
  return {
    id: document.id,
    type: document.kind,
    file_type: document.type,
    size: document.size,
    uploaded_at: document.uploaded_at.toISOString(),
    status: document.state,
    reason: document.reason,
    url: `/api/v3/users/bookings/${document.owner_id}/documents/${document.id}?${query}`,
    url_expires_at: expires_at.toISOString(),
  }
}

type Documented = Pick<BookingRow, 'id' | 'product_id' | 'departs_on' | 'checked_out_at' | 'created_at'>
type Traveller = {
  person: ParticipantRow
  documents: TravelDocument[]
  required: DocumentKind[]
  journey: Travelled
  is_complete: boolean
}

const dayOf = ({ checked_out_at, created_at }: Documented) => jakartaDate(checked_out_at ?? created_at)

/** The numbers of the days these were ordered on, each day asked for once. */
async function rulesByDay(db: Db, bookings: readonly Documented[]): Promise<Map<string, DatedRules>> {
  const rules = new Map<string, DatedRules>()
  for (const day of new Set(bookings.map(dayOf))) rules.set(day, await datedRulesOn(db, day))
  return rules
}

/** Everyone who travels on these bookings with what is asked of them: in few statements, however many they are. */
export async function travellersOf(db: Db, bookings: readonly Documented[]): Promise<Map<string, Traveller[]>> {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  // One after the other: inside a transaction a connection answers one question at a time.
  const people = await listParticipants(db, ids)
  const documents = await documentRowsOf(db, { owner_kind: 'booking', owner_ids: ids })
  const products = await summaries(db, [...new Set(bookings.map(({ product_id }) => product_id))])
  const rules = await rulesByDay(db, bookings)
  const documentsOf = Map.groupBy(documents.flatMap(travelDocumentOf), ({ person_id }) => person_id)
  const peopleOf = Map.groupBy(people, (person) => person.booking_id)
  return new Map(
    bookings.map((booking) => {
      const kind = products.find((product) => product.id === booking.product_id)?.kind ?? 'regular'
      const numbers = rules.get(dayOf(booking))
      if (!numbers) throw new Error(`booking ${booking.id} has no rules`)
      const journey = { ...travelledOf(booking, numbers, kind), identity_card_age: numbers.identity_card_age }
      const travellers = peopleOf.get(booking.id) ?? []
      return [booking.id, travellers.map((person) => travellerOf(person, documentsOf.get(person.id) ?? [], journey))]
    }),
  )
}

function travellerOf(person: ParticipantRow, documents: TravelDocument[], journey: Travelled & Journey): Traveller {
  const there = documents.filter(isUsable).map(({ kind }) => kind)
  const hasDetails = missingDetails(detailsOf(person), journey).length === 0
  const is_complete = hasDetails && isTravellerComplete(journey, person, there)
  return { person, documents, required: requiredDocuments(journey, person), journey, is_complete }
}

/** Whether all who travel are named and have uploaded their documents. */
export async function hasAllDocuments(db: Db, booking: Documented): Promise<boolean> {
  const travellers = (await travellersOf(db, [booking])).get(booking.id) ?? []
  return travellers.length > 0 && travellers.every(({ is_complete }) => is_complete)
}

/** Journeys under way that leave on one of these days, and whether their documents are there: for reminders. */
export async function bookingsDeparting(db: Db, days: { from: string; to: string }) {
  const departing = await listDeparting(db, days)
  const travellers = await travellersOf(db, departing)
  return departing.map(({ id, code, user_id, tenant_id, product_name, departs_on }) => ({
    id,
    code,
    user_id,
    tenant_id,
    product_name,
    departs_on,
    is_documents_complete: (travellers.get(id) ?? []).every(({ is_complete }) => is_complete),
  }))
}

const batch = 200

type Sweep = { db: Db; ports: Pick<AfterSalePorts, 'files'>; before: Date }

/** Deletes scans and what stands in passports, of journeys that were over before then; gives how many travellers and orders. */
export async function deleteExpiredDocuments({ db, ports, before: moment }: Sweep): Promise<number> {
  const before = { day: jakartaDate(moment), moment }
  let count = (await forgetPassports(db, before)).rowCount ?? 0
  const ownersAfter = (after?: string) => documentOwners(db, 'booking', { after, limit: batch })
  for (let owners = await ownersAfter(); owners.length > 0; owners = await ownersAfter(owners.at(-1))) {
    const expired = await listForgettable(db, before, owners)
    await deleteDocumentsOf({ db, ports }, { owner_kind: 'booking', owner_ids: expired.map(({ id }) => id) })
    count += expired.length
  }
  return count
}
