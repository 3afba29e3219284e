import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { postChoices, seeDeskPost, uploadContentPicture } from '#modules/content/contract.console.ts'
import { openSteps, postSteps } from '#modules/content/rules/post-machine.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { draftFor } from '../../draft.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, eventWords, words } from './words.ts'

type Post = Output<typeof seeDeskPost>

function historyOf({ history }: Post, language: Language) {
  const [say, names] = [words(language), new Map<string, string>(Object.entries(eventWords(language)))]
  return history.map(({ at, event, by, reason }, i) => ({
    key: String(i),
    at,
    when: formatMoment(new Date(at), language),
    text: `${names.get(event) ?? event}, ${by === null ? say.byClock : say.byWhom(by)}`,
    ...(reason && { note: reason }),
  }))
}

/** A post as the fields of its form hold it. */
const valuesOf = ({ title, summary, body, category_id, kind, slug, author_name, author_role, ...post }: Post) => ({
  ...{ title, summary, body, category_id, kind: String(kind), slug, author_name, author_role },
  picture_id: post.picture_id,
  is_header: post.is_header ? 'true' : '',
})

/** The same by the names of the fields. */
const heldIn = (values: ReturnType<typeof valuesOf>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : [
            [`${name}.id`, value.id],
            [`${name}.en`, value.en ?? ''],
          ],
    ),
  )

export async function loadPost(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const post = await dataOrNotFound(api(context, seeDeskPost, { id }))
  const { tenants } = await dataOrNotFound(api(context, postChoices, {}))
  const brand = tenants.find((one) => one.id === post.tenant.id)
  const values = valuesOf(post)
  const done = doneIn(url.searchParams, ['created', 'saved', 'forgotten', ...postSteps])
  const title = post.title[language] ?? post.title.id
  return {
    tab: tabTitle(context, title),
    path: to(language, '/posts/:id', { id }),
    preview: to(language, '/posts/:id/preview', { id }),
    title,
    brand: post.tenant.name,
    state: post.state,
    steps: openSteps(post.state),
    publishes: post.published_at && formatMoment(new Date(post.published_at), language),
    version: String(post.version),
    values,
    uploads: uploadContentPicture.path,
    draft: await draftFor(context, { kind: 'post', thing_id: id, url, held: heldIn(values) }),
    categories: (brand?.categories ?? []).map((one) => ({ value: one.id, label: one.name[language] })),
    former: post.former_slugs,
    history: historyOf(post, language),
    keys: {
      forget: newId(),
      save: newId(),
      publish: newId(),
      schedule: newId(),
      unschedule: newId(),
      withdraw: newId(),
    },
    done: done && doneWords(language)[done],
  }
}
export type ShownPost = Awaited<ReturnType<typeof loadPost>>
