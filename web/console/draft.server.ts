import { formatMoment } from '#core/format.ts'
import { deleteDeskDraft, saveDeskDraft, seeDraft } from '#modules/drafts/contract.console.ts'
import type { DeskDraftKind } from '#modules/drafts/shapes.ts'
import { type Context, pageOf } from '../api.server.ts'
import type { Values } from '../form.server.ts'
import { dataOrNotFound } from '../softly.server.ts'
import { api } from './api.server.ts'

type Which = { kind: DeskDraftKind; thing_id: string }
type Form = Which & { url: URL; held: Values }

const resumes = 'resume'
/** What is chosen anew each time: it says nothing of what was typed. */
const besides = ['version', 'alt_id', 'alt_en', 'text_alt_id', 'text_alt_en']
const isSame = (fields: Values, held: Values): boolean =>
  Object.entries(fields).every(([name, text]) => besides.includes(name) || text.trim() === (held[name] ?? '').trim())

/**
 * What somebody has typed into a form and not sent. It is offered first; whoever goes on with it has `form.values`, and from then on
 * what they type is stored again. Where the form holds the same already there is nothing to offer.
 */
export async function draftFor(context: Context, { kind, thing_id, url, held }: Form) {
  const stored = await dataOrNotFound(api(context, seeDraft, { kind, thing_id }))
  const path = saveDeskDraft.path.replace(':kind', kind).replace(':thing_id', thing_id)
  if (!stored || isSame(stored.fields, held)) return { form: { path, version: stored?.version ?? 0 } }
  const { version, fields: values } = stored
  if (url.searchParams.get('draft') === resumes) return { form: { path, version, values } }
  const when = formatMoment(new Date(stored.updated_at), pageOf(context).language)
  return { offer: { when, resume: `?${new URLSearchParams({ draft: resumes })}` } }
}

export const forgetDraft = async (context: Context, which: Which): Promise<void> => {
  await api(context, deleteDeskDraft, which)
}
