import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { type TravelDocument, travellersOf } from '../../documents/documents.ts'
import { bookingInScope } from '../../order/staff-access.ts'
import { acceptsDocuments, type DocumentKind } from '../../rules/documents.ts'

type Call = typeof contract.documentsOfBooking
type Shown = Output<Call>['travellers'][number]['documents'][number]

const nothing = { document_id: null, file_type: null, uploaded_at: null, reviewed_at: null, reason: null }

function shown(type: DocumentKind, scan: TravelDocument | undefined): Shown {
  if (!scan) return { type, status: 'missing', ...nothing }
  return {
    type,
    status: scan.state,
    document_id: scan.id,
    file_type: scan.type,
    uploaded_at: scan.uploaded_at.toISOString(),
    reviewed_at: scan.reviewed_at?.toISOString() ?? null,
    reason: scan.reason,
  }
}

export async function documentsOfBooking(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const booking = await bookingInScope(ctx, id)
  // Typed into a cart it is nobody's business: an order it is from checkout on.
  const travellers = booking.checked_out_at ? ((await travellersOf(ctx.db, [booking])).get(id) ?? []) : []
  return {
    can_review: acceptsDocuments(booking.state),
    travellers: travellers.map(({ person, required, documents, is_complete }) => {
      // What is no longer needed was brought all the same, and is somebody's document.
      const kinds = [...new Set([...required, ...documents.map(({ kind }) => kind)])]
      const scanOf = (kind: DocumentKind) => documents.find((scan) => scan.kind === kind)
      const { id: traveller_id, name } = person
      return { traveller_id, name, is_complete, documents: kinds.map((kind) => shown(kind, scanOf(kind))) }
    }),
  }
}
