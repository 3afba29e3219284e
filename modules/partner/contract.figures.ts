import { z } from 'zod'
import { call } from '#core/call.ts'

export const seeApplicationFigures = call({
  method: 'GET',
  path: '/api/console/v1/figures/applications',
  who: ['admin', 'acquisition'],
  about:
    'Applications that came and were decided in each of the last weeks, and how long those that are open have waited.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        received: z.int(),
        decided: z.int(),
      }),
    ),
    /** Open ones by whole days since they were sent; the last has no end. */
    ages: z.array(z.object({ from_days: z.int(), to_days: z.int().nullable(), count: z.int() })),
  }),
})
