import { z } from 'zod'
import { diagramNames, noteTones } from './rules/page-text.ts'

const span = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  em: z.boolean().optional(),
  href: z.string().optional(),
})
const spans = z.array(span)

/** One part of a text. Marks are resolved and addresses checked: there is no HTML in it. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: spans }),
  z.object({ kind: z.literal('list'), items: z.array(spans) }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.object({ title: z.string(), text: spans })) }),
  z.object({ kind: z.literal('terms'), terms: z.array(z.object({ term: z.string(), text: spans })) }),
  z.object({ kind: z.literal('note'), tone: z.enum(noteTones), text: spans }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('scripture'),
    arabic: z.string(),
    latin: z.string(),
    meaning: z.string(),
    source: z.string(),
  }),
  z.object({ kind: z.literal('diagram'), name: z.enum(diagramNames) }),
])

export const pageCard = z.object({
  slug: z.string(),
  path: z.string(),
  topic: z.enum(['umrah', 'hajj', 'both']).nullable(),
  title: z.string(),
  summary: z.string(),
  picture_id: z.string(),
  minutes: z.int(),
})
