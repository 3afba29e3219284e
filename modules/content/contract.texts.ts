import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import {
  bothTexts,
  deskFaq,
  deskFaqRow,
  deskPage,
  deskPageRow,
  faqFields,
  pageFields,
  pageKinds,
} from './shapes.forms.ts'

const editors = ['admin', 'editor'] as const
const id = z.uuid()
const version = z.coerce.number().int().min(1)

export const listDeskFaqs = call({
  method: 'GET',
  path: '/api/console/v1/faqs',
  who: editors,
  about: 'Questions and answers in their order: those that all brands share, and each brand’s own.',
  input: z.object({ ...listFields(['position', '-position']), of: z.enum(['all_brands', 'one_brand']).optional() }),
  output: listed(deskFaqRow),
})

export const exportFaqs = call({
  method: 'GET',
  path: '/api/console/v1/faqs/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(['position', '-position']), of: z.enum(['all_brands', 'one_brand']).optional() }),
  output: streamAnswer,
})

export const seeDeskFaq = call({
  method: 'GET',
  path: '/api/console/v1/faqs/:id',
  who: editors,
  about: 'One question with its answer, as its form has it.',
  input: z.object({ id }),
  output: deskFaq,
})

export const createFaq = call({
  method: 'POST',
  path: '/api/console/v1/faqs',
  who: editors,
  once: true,
  about: 'Adds a question of one brand. `replaces` is a shared one in whose place it stands there.',
  says: { id: 'Pertanyaan ditambahkan', en: 'Question added' },
  input: z.object({ tenant_id: id, replaces: id.optional(), ...faqFields }),
  output: z.object({ id }),
})

export const changeFaq = call({
  method: 'PUT',
  path: '/api/console/v1/faqs/:id',
  who: editors,
  once: true,
  about: 'Changes a question, by the version of its form. A shared one is the platform’s to change.',
  says: { id: 'Pertanyaan disimpan', en: 'Question saved' },
  input: z.object({ id, version, ...faqFields }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.content_changed],
})

export const removeFaq = call({
  method: 'DELETE',
  path: '/api/console/v1/faqs/:id',
  who: editors,
  about:
    'Removes a brand’s own question; a shared one that it stood before is shown again. `confirm_name` is the question.',
  says: { id: 'Pertanyaan dihapus', en: 'Question removed' },
  input: z.object({ id, ...confirmNameField }),
  output: z.object({ id }),
})

export const listDeskPages = call({
  method: 'GET',
  path: '/api/console/v1/pages',
  who: editors,
  about: 'Texts of the site: terms, privacy, about, guides. Those that all brands share, and each brand’s own.',
  input: z.object({ ...listFields(['position', '-position']), kind: z.enum(pageKinds).optional() }),
  output: listed(deskPageRow),
})

export const exportPages = call({
  method: 'GET',
  path: '/api/console/v1/pages/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(['position', '-position']), kind: z.enum(pageKinds).optional() }),
  output: streamAnswer,
})

export const seeDeskPage = call({
  method: 'GET',
  path: '/api/console/v1/pages/:id',
  who: editors,
  about: 'One text in both languages as its form has it, with a list of what stood there before.',
  input: z.object({ id }),
  output: deskPage,
})

export const seeFormerPage = call({
  method: 'GET',
  path: '/api/console/v1/pages/:id/versions/:version_id',
  who: editors,
  about: 'A text as it was before it was changed.',
  input: z.object({ id, version_id: id }),
  output: z.object({
    id,
    version: z.string(),
    dated_on: z.iso.date(),
    replaced_at: z.iso.datetime(),
    title: bothTexts,
    summary: bothTexts,
    body: bothTexts,
  }),
})

export const changePage = call({
  method: 'PUT',
  path: '/api/console/v1/pages/:id',
  who: editors,
  once: true,
  about:
    'Changes a text. It gets the next version and today’s date, and what stood there stays readable. A shared one is the platform’s to change.',
  says: { id: 'Halaman disimpan', en: 'Page saved' },
  input: z.object({ id, revision: version, ...pageFields }),
  output: z.object({ id, revision: z.int(), version: z.string() }),
  refusals: [codes.content_changed],
})

export const ownPage = call({
  method: 'POST',
  path: '/api/console/v1/pages/:id/own',
  who: editors,
  once: true,
  about: 'Gives a brand its own copy of a shared text: from then on its site shows that one.',
  says: { id: 'Salinan untuk merek ini dibuat', en: 'A copy for this brand was made' },
  input: z.object({ id, tenant_id: id }),
  output: z.object({ id }),
})
