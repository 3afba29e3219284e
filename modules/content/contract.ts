import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paging } from '#core/paging.ts'

export const banners = call({
  method: 'GET',
  path: '/api/v3/banners',
  who: 'anyone',
  about: 'Banners of the home page.',
  input: z.object({}),
  output: z.array(
    z.object({ id: z.uuid(), title: z.string(), image: z.string(), picture_id: z.string(), path: z.string() }),
  ),
})

export const galleries = call({
  method: 'GET',
  path: '/api/v3/galleries',
  who: 'anyone',
  about: 'Pictures of journeys, newest first.',
  input: z.object(paging(3, 60)),
  output: growing(
    z.object({
      id: z.uuid(),
      title: z.string(),
      image: z.string(),
      picture_id: z.string(),
      taken_at: z.iso.datetime(),
    }),
  ),
})
