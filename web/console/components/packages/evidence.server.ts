import { generatePath } from 'react-router'
import type { z } from 'zod'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { openEvidence } from '#modules/catalogue/contract.console.ts'
import type { evidenceFile } from '#modules/catalogue/shapes.forms.ts'
import { certaintyWords } from './words.ts'

/** A file that proves a certainty, with the call that opens it. */
export const shownEvidence = (file: z.output<typeof evidenceFile>, language: Language) => ({
  id: file.id,
  departure_id: file.departure_id,
  certainty: file.certainty,
  title: certaintyWords(language)[file.certainty],
  name: file.name,
  size: formatFileSize(file.size, language),
  is_approved: file.is_approved,
  href: generatePath(openEvidence.path, { id: file.departure_id, evidence_id: file.id }),
})

export type ShownEvidence = ReturnType<typeof shownEvidence>
