import { generatePath } from 'react-router'
import { type Output, rolesOf } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { documentsOfBooking, openTravelDocument, reviewDocument } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { documentWords } from './document-words.ts'
import { words } from './words.ts'

type Document = Output<typeof documentsOfBooking>['travellers'][number]['documents'][number]
/** What whoever looks may do with a document of this booking. */
type Reader = { booking_id: string; language: Language; mayOpen: boolean; mayReview: boolean }

/** Where its scan is: the call itself, which answers with a file. */
function fileOf({ document_id, file_type }: Document, { booking_id, mayOpen }: Reader) {
  if (!document_id || !mayOpen) return undefined
  return {
    href: generatePath(openTravelDocument.path, { id: booking_id, document_id }),
    // Not every browser shows a PDF in which nothing may run.
    is_pdf: file_type === 'application/pdf',
  }
}

/** All there is not all checked: nobody should take it for done. */
function standingOf(isComplete: boolean, documents: readonly Document[]): 'complete' | 'unchecked' | 'incomplete' {
  if (!isComplete) return 'incomplete'
  return documents.some(({ status }) => status === 'received') ? 'unchecked' : 'complete'
}

function shownDocument(document: Document, reader: Reader) {
  const say = documentWords(reader.language)
  const { type, status, document_id, uploaded_at, reviewed_at, reason } = document
  const moment = (at: string) => formatMoment(new Date(at), reader.language)
  return {
    type,
    name: say[type],
    status,
    status_text: say[status],
    notes: [
      ...(uploaded_at ? [say.uploaded(moment(uploaded_at))] : []),
      ...(reviewed_at ? [say.reviewed(moment(reviewed_at))] : []),
      ...(reason ? [reason] : []),
    ],
    file: fileOf(document, reader),
    // Makes a form count once, however often it is sent.
    review: document_id && reader.mayReview ? { document_id, key: newId() } : undefined,
  }
}

/** Everyone who travels, with the documents they need and what was said of them. */
export async function loadDocuments(context: Context, booking_id: string) {
  const { language } = pageOf(context)
  const { can_review, travellers } = await dataOrNotFound(api(context, documentsOfBooking, { id: booking_id }))
  const staff = await staffOf(context)
  const reader = {
    booking_id,
    language,
    mayOpen: hasRole(staff, rolesOf(openTravelDocument) ?? []),
    mayReview: can_review && hasRole(staff, rolesOf(reviewDocument) ?? []),
  }
  return travellers.map(({ traveller_id, name, is_complete, documents }) => ({
    id: traveller_id,
    name: name ?? words(language).noName,
    standing: standingOf(is_complete, documents),
    documents: documents.map((document) => shownDocument(document, reader)),
  }))
}

export type DocumentedTraveller = Awaited<ReturnType<typeof loadDocuments>>[number]
export type ShownDocument = DocumentedTraveller['documents'][number]
