import { z } from 'zod'
import { languages } from './messages.ts'

/** The ways a list can be sorted, the usual one first: by a field, or with a minus the other way round. */
type Sorts = readonly [string, ...string[]]

const searched = <const S extends Sorts>(sorts: S) => ({
  search: z.string().trim().max(100).default(''),
  sort: z.enum(sorts).default(sorts[0] as S[number]),
})

/** What every list of the desk takes, beside its own filters. It goes on behind a cursor: a long list is as fast as a short one. */
export const listFields = <const S extends Sorts>(sorts: S) => ({
  ...searched(sorts),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** The same list as a file: all of it, in the language of its reader. A link to it carries no headers. */
export const exportFields = <const S extends Sorts>(sorts: S) => ({
  ...searched(sorts),
  language: z.enum(languages).default('id'),
})

/** How many there are; from some number on only that there are more. */
const total = z.object({ count: z.int(), is_more: z.boolean() })
export type Total = z.output<typeof total>

export const listed = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    /** Where the next part begins; none at the end. */
    next_cursor: z.string().nullable(),
    /** Only where counting is cheap. */
    total: total.nullable(),
  })
