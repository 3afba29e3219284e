import type { z } from 'zod'
import type { Db, MemberCtx } from '#core/context.ts'
import { isSameSecret } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate, secondMs } from '#core/time.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { AfterSalePorts } from '../ports.ts'
import { isTravellerComplete, type Journey, linkSeconds, requiredDocuments, retentionDays } from '../rules/documents.ts'
import { missingDetails, type Travelled } from '../rules/passport.ts'
import type * as shapes from '../shapes.ts'
import {
  type DocumentRow,
  deleteDocuments,
  forgetPassports,
  listDocuments,
  listForgettable,
} from '../store.documents.ts'
import { listDeparting } from '../store.orders.ts'
import { type BookingRow, listParticipants, type ParticipantRow } from '../store.ts'
import { detailsOf, travelledOf } from './passport.ts'

type Signed = { document_id: string; user_id: string; expires: number }

const signatureOf = ({ tokens }: Pick<AfterSalePorts, 'tokens'>, { document_id, user_id, expires }: Signed): string =>
  tokens.keyedHash('paper-link', `${document_id} ${user_id} ${expires}`)

/** Whether a link is one of ours, and lives. */
export const isLinkGood = (
  ports: Pick<AfterSalePorts, 'tokens'>,
  link: Signed & { signature: string },
  now: Date,
): boolean => link.expires * secondMs >= now.getTime() && isSameSecret(signatureOf(ports, link), link.signature)

type Ctx = MemberCtx<AfterSalePorts>

/** A document as its owner sees it, with a link that lives five minutes. */
export function documentView({ ports, user, now }: Ctx, travelDocument: DocumentRow): z.output<typeof shapes.document> {
  const expires = Math.floor(now.getTime() / secondMs) + linkSeconds
  const signature = signatureOf(ports, { document_id: travelDocument.id, user_id: user.id, expires })
  const path = `/api/v3/users/bookings/${travelDocument.booking_id}/documents/${travelDocument.id}`
  return {
    id: travelDocument.id,
    type: travelDocument.kind,
    file_type: travelDocument.type,
    size: travelDocument.size,
    uploaded_at: travelDocument.uploaded_at.toISOString(),
    url: `${path}?expires=${expires}&signature=${signature}`,
    url_expires_at: addMs(new Date(0), expires * secondMs).toISOString(),
  }
}

type Papered = Pick<BookingRow, 'id' | 'product_id' | 'departs_on' | 'checked_out_at' | 'created_at'>
type Traveller = {
  person: ParticipantRow
  documents: DocumentRow[]
  required: DocumentRow['kind'][]
  journey: Travelled
  is_complete: boolean
}

const dayOf = ({ checked_out_at, created_at }: Papered) => jakartaDate(checked_out_at ?? created_at)

/** The numbers of the days these were ordered on, each day asked for once. */
async function rulesByDay(db: Db, bookings: readonly Papered[]): Promise<Map<string, DatedRules>> {
  const rules = new Map<string, DatedRules>()
  for (const day of new Set(bookings.map(dayOf))) rules.set(day, await datedRulesOn(db, day))
  return rules
}

/** Everyone who travels on these bookings with what is asked of them: in few statements, however many they are. */
export async function travellersOf(db: Db, bookings: readonly Papered[]): Promise<Map<string, Traveller[]>> {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  // One after the other: inside a transaction a connection answers one question at a time.
  const people = await listParticipants(db, ids)
  const documents = await listDocuments(db, ids)
  const products = await summaries(db, [...new Set(bookings.map(({ product_id }) => product_id))])
  const rules = await rulesByDay(db, bookings)
  const documentsOf = Map.groupBy(documents, (travelDocument) => travelDocument.participant_id)
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

function travellerOf(person: ParticipantRow, documents: DocumentRow[], journey: Travelled & Journey): Traveller {
  const there = documents.map((travelDocument) => travelDocument.kind)
  const hasDetails = missingDetails(detailsOf(person), journey).length === 0
  const is_complete = hasDetails && isTravellerComplete(journey, person, there)
  return { person, documents, required: requiredDocuments(journey, person), journey, is_complete }
}

/** Whether all who travel are named and have uploaded their documents. */
export async function hasAllDocuments(db: Db, booking: Papered): Promise<boolean> {
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

/** Deletes what the privacy page promises to delete. The file goes first: a row left behind is tried again. */
export async function deleteExpiredDocuments({
  db,
  ports,
  now,
}: {
  db: Db
  ports: Pick<AfterSalePorts, 'files'>
  now: Date
}): Promise<void> {
  const moment = addMs(now, -retentionDays * dayMs)
  await forgetPassports(db, { day: jakartaDate(moment), moment })
  for (let count = batch; count === batch; ) {
    const expired = await listForgettable(db, { day: jakartaDate(moment), moment }, batch)
    for (const { file_key } of expired) await ports.files.delete(file_key)
    if (expired.length > 0)
      await deleteDocuments(
        db,
        expired.map(({ id }) => id),
      )
    count = expired.length
  }
}
