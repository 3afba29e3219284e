import { newId } from '#core/ids.ts'
import { seeGuide } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { api } from '../../api.server.ts'
import { shownReview } from '../../components/review/shown.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadGuide(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const guide = await dataOrNotFound(api(context, seeGuide, { id }))
  const { title, summary, body, digest, review } = guide
  return {
    tab: tabTitle(context, title[language]),
    title: title[language],
    path: to(language, '/guides/:id', { id }),
    texts: (['id', 'en'] as const).map((lang) => ({
      lang,
      title: title[lang],
      summary: summary[lang],
      body: body[lang],
    })),
    on_site: inLanguage(language, guide.path),
    digest,
    review: shownReview(review, language),
    keys: { cleared: newId(), sent_back: newId() },
    done: doneIn(url.searchParams, ['cleared', 'sent_back']),
  }
}
