import { z } from 'zod'

/** Page and limit of a list, with its own default and the most it gives. */
export const paging = (usual: number, most = 100) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
})

/** A list that knows its end (seeds, section 3). */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    first_item: z.int(),
    last_item: z.int(),
  })

/** A list that only knows whether there is more. */
export const growing = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), is_show_more: z.boolean() })

type Page = { page: number; limit: number }

/** The figures around one page of a list. An empty list has one, empty, page. */
export function pageOf<T>(items: T[], total: number, { page, limit }: Page) {
  const first = (page - 1) * limit
  return {
    items,
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    first_item: items.length === 0 ? 0 : first + 1,
    last_item: items.length === 0 ? 0 : first + items.length,
  }
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit
