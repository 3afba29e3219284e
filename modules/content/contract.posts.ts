import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { postStates, postSteps } from './rules/post-machine.ts'
import { bothTexts, brand, deskPost, deskPostRow, postFields } from './shapes.forms.ts'

const editors = ['admin', 'editor'] as const
const id = z.uuid()
const version = z.coerce.number().int().min(1)
const sorts = ['-published_at', 'published_at', '-updated_at', 'updated_at', '-views', 'views'] as const
const filters = { state: z.enum(postStates).optional(), category: id.optional() }

export const listDeskPosts = call({
  method: 'GET',
  path: '/api/console/v1/posts',
  who: editors,
  about: 'Posts in every state, with their readers.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(deskPostRow),
})

export const exportPosts = call({
  method: 'GET',
  path: '/api/console/v1/posts/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

export const postChoices = call({
  method: 'GET',
  path: '/api/console/v1/posts/choices',
  who: editors,
  about: 'What a post can be of: the brands within one’s scopes, with the categories of each.',
  input: z.object({}),
  output: z.object({
    tenants: z.array(brand.extend({ categories: z.array(z.object({ id, name: bothTexts })) })),
  }),
})

export const uploadContentPicture = call({
  method: 'POST',
  path: '/api/console/v1/content-pictures',
  who: editors,
  about: 'Stores a picture for a post, a banner or the gallery. JPEG, PNG, WebP, AVIF or GIF by content; stored anew.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({ alt_id: z.string().trim().min(3).max(200), alt_en: z.string().trim().min(3).max(200) }),
  output: z.object({ picture_id: z.string() }),
  refusals: [codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})

export const seeDeskPost = call({
  method: 'GET',
  path: '/api/console/v1/posts/:id',
  who: editors,
  about: 'One post as its form has it, whatever its state, with what became of it so far.',
  input: z.object({ id }),
  output: deskPost,
})

export const createPost = call({
  method: 'POST',
  path: '/api/console/v1/posts',
  who: editors,
  once: true,
  about: 'Begins a post. It is a draft until it is published.',
  says: { id: 'Draf disimpan', en: 'Draft saved' },
  input: z.object({ tenant_id: id, ...postFields }),
  output: z.object({ id }),
})

export const changePost = call({
  method: 'PUT',
  path: '/api/console/v1/posts/:id',
  who: editors,
  once: true,
  about:
    'Changes a post. `version` is that of the form: who was late is told what changed and by whom. An address that readers have seen leads on to the new one.',
  says: { id: 'Artikel disimpan', en: 'Post saved' },
  input: z.object({ id, version, ...postFields }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.content_changed],
})

export const stepPost = call({
  method: 'POST',
  path: '/api/console/v1/posts/:id/step',
  who: editors,
  once: true,
  about: 'Publishes a post now or at a time, takes the time back, or takes the post off the site with a reason.',
  says: { id: 'Artikel disimpan', en: 'Post saved' },
  input: z.object({
    id,
    step: z.enum(postSteps),
    publish_at: z.iso.datetime({ offset: true }).optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ id, state: z.enum(postStates), published_at: z.iso.datetime().nullable() }),
  refusals: [codes.content_changed],
})
