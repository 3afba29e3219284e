import type { Output } from '#core/call.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { page as pageCall } from '#modules/content/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { drawingsOf } from './diagrams/draw.server.ts'
import { words } from './words.ts'

type Text = Output<typeof pageCall>
type Card = Text['pages'][number]

/** Where the whole text is cleared, no part of it says that it awaits a review. */
export const bodyWords = (language: Language, isReviewed = false) => {
  const { contents, schools, tip, care, table, source, unreviewed } = words(language)
  return { contents, schools, tip, care, table, source, unreviewed: isReviewed ? '' : unreviewed }
}

export function shownCard({ topic, minutes, ...card }: Card, language: Language) {
  const say = words(language)
  return { ...card, group: topic, topic: topic ? say[topic] : undefined, minutes: say.minutes(minutes) }
}
export type ShownCard = ReturnType<typeof shownCard>

/** Which version of a document an address means; the present one where it names none. */
export const versionIn = (url: URL): string | undefined => url.searchParams.get('versi') ?? undefined

/** The versions of a document before the present one, and where each is read. */
function formerVersions({ former, path, version, dated_on, replaced_on }: Text, language: Language) {
  const say = words(language)
  const period = (one: { version: string; dated_on: string }, until: string) =>
    say.formerVersion(one.version, formatDay(one.dated_on, language), formatDay(until, language))
  return {
    title: say.formerVersions,
    rows: former.map((one) => ({ text: period(one, one.replaced_on), href: `${path}?versi=${one.version}` })),
    read: replaced_on === null ? undefined : { text: period({ version, dated_on }, replaced_on), back: say.present },
  }
}

/** A text of the site as pages show it, with its drawings and the words around it. */
export async function loadText(context: Context, slug: string, wanted?: string) {
  const { language } = pageOf(context)
  const data = await dataOrNotFound(api(context, pageCall, { slug, ...(wanted && { version: wanted }) }))
  const { pages, topic, minutes, version, dated_on, reviewer, reviewed_on, picture_id, ...rest } = data
  const { former: _former, replaced_on: _replaced, ...text } = rest
  const say = words(language)
  const day = formatDay(dated_on, language)
  return {
    text: { ...text, picture_id, drawings: drawingsOf(text.sections, language) },
    related: pages.map((card) => shownCard(card, language)),
    facts: {
      topic: topic ? say[topic] : undefined,
      minutes: say.minutes(minutes),
      dated: say.dated(day),
      version: say.version(version, day),
      dated_on,
      review: reviewer && reviewed_on ? say.reviewed(reviewer, formatDay(reviewed_on, language)) : say.about,
    },
    former: formerVersions(data, language),
    image: pictureSource(picture_id, 1280, 'jpeg'),
    say: {
      ...bodyWords(language, reviewed_on !== null),
      related: say.related,
      guides: say.guides,
      ask: say.ask,
      askText: say.askText,
    },
  }
}
export type LoadedText = Awaited<ReturnType<typeof loadText>>
