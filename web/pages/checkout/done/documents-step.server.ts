import type { Language } from '#core/messages.ts'
import { type DocumentKind, documentKinds } from '#modules/booking/rules/documents.ts'
import { type DocumentState, isUsable } from '#modules/documents/rules/review.ts'
import type { Step } from '../../../components/explain/steps.tsx'
import { words } from './words.ts'

/** As much of a traveller as says which documents are still to come. */
export type Traveller = {
  required: readonly DocumentKind[]
  documents: readonly { type: DocumentKind; status: DocumentState }[]
  is_complete: boolean
}

const missingOf = ({ required, documents }: Traveller): DocumentKind[] =>
  required.filter((kind) => !documents.some(({ type, status }) => type === kind && isUsable({ state: status })))

/** The documents that are still to be uploaded, by those who lack one; else what is still to be told, or that all is there. */
export function documentsStep(travellers: readonly Traveller[], order: string, language: Language): Step {
  const say = words(language)
  const missing = travellers.map(missingOf).filter((kinds) => kinds.length > 0)
  const path = `${order}#travellers`
  if (missing.length > 0) {
    const kinds = documentKinds.filter((kind) => missing.some((own) => own.includes(kind)))
    const names = kinds.map((kind) => say[kind])
    const text = say.documentsText(names, missing.length)
    return { title: say.documents, text, way: { path, label: say.toDocuments } }
  }
  if (travellers.every(({ is_complete }) => is_complete)) return { title: say.allDocuments, text: say.documentsDone }
  return { title: say.allDocuments, text: say.detailsLeft, way: { path, label: say.toDetails } }
}
