import { type CallFailure, isCallFailure } from '#core/client.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { newerDraft } from '#modules/drafts/shapes.ts'
import { draftWords } from './components/form/draft-words.ts'
import type { Newer } from './components/form/use-draft.ts'
import type { Values } from './form.server.ts'

/** What a script says of a save; a browser without scripts leaves them empty, and is not asked about other tabs. */
export const stampFields = ['version', 'revision']

export const stampIn = ({ version, revision }: Values) => ({
  ...(version && { version: Number(version) }),
  ...(revision && { revision }),
})

// What is too long or no text at all is refused at its field when the form is sent; here the rest must not be lost by it.
export const keepable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .slice(0, 300)
    .toWellFormed()

const isConflict = (error: unknown): error is CallFailure => isCallFailure(error) && error.code === codes.draft_conflict

/** What another tab has saved meanwhile, where a save was refused because of it. */
export function newerIn(error: unknown, language: Language): Newer | undefined {
  if (!isConflict(error)) return undefined
  const { version, fields, updated_at } = newerDraft.parse(error.details)
  return { version, fields, text: draftWords(language).changedElsewhere(formatMoment(new Date(updated_at), language)) }
}
