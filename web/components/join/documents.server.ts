import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { applicationState } from '#modules/partner/contract.ts'
import { documentWords } from './document-words.ts'

type Application = Output<typeof applicationState>
type Wanted = Application['documents'][number]

/** The documents of an application as its applicant sees them, in their words. */
export function documentsView({ kind, documents, can_upload, state }: Application, language: Language) {
  const { ask, complete, closed, uploaded, travel_licence, financial_licence, ...say } = documentWords(language)
  const names = { ...say, licence: kind === 'financial' ? financial_licence : travel_licence }
  const isComplete = documents.every(({ is_required, uploaded_at }) => !is_required || uploaded_at)
  const shown = ({ kind: type, is_required, uploaded_at }: Wanted) => ({
    kind: type,
    name: names[type],
    is_required,
    uploaded_at,
    when: uploaded_at ? uploaded(formatMoment(new Date(uploaded_at), language)) : undefined,
  })
  return {
    say,
    lead: !can_upload ? closed : isComplete ? complete : ask,
    can_upload,
    // Nothing is left to say of documents once all is decided.
    is_shown: state !== 'accepted' && state !== 'rejected',
    documents: documents.map(shown),
  }
}

export type DocumentsView = ReturnType<typeof documentsView>
