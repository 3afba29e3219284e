import { z } from 'zod'
import { call } from '#core/call.ts'

export const seeReading = call({
  method: 'GET',
  path: '/api/console/v1/figures/reading',
  who: ['admin', 'editor'],
  about: 'How often posts were read and how many were published in each of the last weeks, and what is read most.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        views: z.int(),
        published: z.int(),
      }),
    ),
    /** In those weeks, the most read first. */
    most_read: z.array(
      z.object({ post_id: z.uuid(), title: z.object({ id: z.string(), en: z.string().nullable() }), views: z.int() }),
    ),
  }),
})
