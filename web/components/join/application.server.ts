import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { applicationState } from '#modules/partner/contract.ts'
import { documentsView } from './documents.server.ts'
import { words } from './words.ts'

type Application = Output<typeof applicationState>

const tones = {
  unverified: 'warning',
  submitted: 'brand',
  in_review: 'accent',
  accepted: 'success',
  rejected: 'danger',
} as const

/** Which of the four steps is the current one; past the last when all is decided. */
const current = { unverified: 1, submitted: 2, in_review: 2, accepted: 4, rejected: 4 } as const

/** An application as its applicant sees it, in their words. */
export function applicationView(application: Application, language: Language) {
  const { kind, company, state, timeline } = application
  const say = words(language)
  return {
    company,
    kind: say[kind],
    state,
    tone: tones[state],
    standing: say[state],
    title: say.applicationTitle(company),
    confirm: say.confirmText(company),
    next: state === 'unverified' ? '' : say[`${state}Next`],
    current: current[state],
    steps: [
      say.unverified,
      say.proveTitle,
      say.checkTitle,
      state === 'accepted' || state === 'rejected' ? say[state] : say.decideTitle,
    ],
    documents: documentsView(application, language),
    history: timeline.map((entry) => ({
      state: entry.state,
      label: say[entry.state],
      at: entry.at,
      shown: formatMoment(new Date(entry.at), language),
      reason: entry.reason,
    })),
  }
}

export type ApplicationView = ReturnType<typeof applicationView>
