import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paging } from '#core/paging.ts'
import { block, pageCard } from './shapes.ts'

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

export const faqs = call({
  method: 'GET',
  path: '/api/v3/faqs',
  who: 'anyone',
  about: 'Questions people ask, with answers, by group; with a search, those that hold all its words.',
  input: z.object({ search: z.string().trim().max(80).optional() }),
  output: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      faqs: z.array(
        z.object({ slug: z.string(), question: z.string(), answer: z.array(block), answer_text: z.string() }),
      ),
    }),
  ),
})

export const page = call({
  method: 'GET',
  path: '/api/v3/pages/:slug',
  who: 'anyone',
  about: 'A text of the site: terms, privacy, about, guides (the list of them), each guide, manasik (steps of umrah).',
  input: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
  output: pageCard.extend({
    kind: z.enum(['document', 'guide', 'index', 'walk']),
    version: z.string(),
    dated_on: z.iso.date(),
    reviewed_on: z.iso.date().nullable(),
    lead: z.array(block),
    sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })),
    /** Of the list of guides, all guides; else those that lead on. */
    pages: z.array(pageCard),
  }),
  refusals: ['F-REQ-4n4'],
})
