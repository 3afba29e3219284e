import { responsivePictures } from '#core/rich-text.ts'
import { seeDeskPost } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

/** What is saved, as a reader of the site would have it in this language. A draft has no public address. */
export async function loadPostPreview(context: Context, id: string) {
  const { language } = pageOf(context)
  const post = await dataOrNotFound(api(context, seeDeskPost, { id }))
  const { title, summary, body, author_name, author_role, category, state, picture_id } = post
  const isEnglish = language === 'en' && body.en !== null
  const textOf = (text: { id: string; en: string | null }) => (isEnglish ? (text.en ?? text.id) : text.id)
  return {
    tab: tabTitle(context, words(language).title),
    state,
    title: textOf(title),
    summary: textOf(summary),
    html: responsivePictures(textOf(body)),
    lang: isEnglish ? ('en' as const) : ('id' as const),
    is_untranslated: language === 'en' && !isEnglish,
    author: { name: author_name, role: author_role[language] },
    category: category[language],
    picture_id,
    links: {
      posts: to(language, '/posts'),
      post: to(language, '/posts/:id', { id }),
      preview: to(language, '/posts/:id/preview', { id }),
    },
  }
}
