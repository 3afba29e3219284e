import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { listBreaches } from '#modules/privacy/contract.console.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { breachWords } from './breach-words.ts'

type Breach = Output<typeof listBreaches>['breaches'][number]

/** Late counts before all else; then closed, told, and how long is left. */
function standing(breach: Breach, language: Language): { status: string; tone: BadgeTone } {
  const say = breachWords(language)
  if (breach.is_late) return { status: say.late, tone: 'danger' }
  if (breach.closed_at) return { status: say.closed, tone: 'neutral' }
  if (breach.authority_notified_at && breach.people_notified_at) return { status: say.notified, tone: 'success' }
  return { status: say.left(formatNumber(breach.hours_left, language)), tone: 'warning' }
}

/** A breach as people read it. */
export const shownBreach = (breach: Breach, language: Language) => ({
  id: breach.breach_id,
  title: breach.title,
  noticed: formatMoment(new Date(breach.noticed_at), language),
  deadline: formatMoment(new Date(breach.deadline_at), language),
  people: breach.people === null ? breachWords(language).unknown : formatNumber(breach.people, language),
  ...standing(breach, language),
})

/** What a field for date and time sends, as the moment it is in Jakarta; what is none stays as it was typed. */
export const jakartaMoment = (text: string | undefined): string =>
  text && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00+07:00` : (text ?? '')
