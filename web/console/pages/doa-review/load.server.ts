import { newId } from '#core/ids.ts'
import { seeDoa } from '#modules/worship/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownReview } from '../../components/review/shown.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadDoa(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const doa = await dataOrNotFound(api(context, seeDoa, { id }))
  const { title, arabic, digest, review, latin, meaning, source, quran } = doa
  return {
    tab: tabTitle(context, title[language]),
    title: title[language],
    path: to(language, '/doa/:id', { id }),
    arabic,
    digest,
    review: shownReview(review, language),
    parts: [
      { name: say.latin, ...latin },
      { name: say.meaning, ...meaning },
      { name: say.source, ...source },
    ],
    verses: quran.join(', '),
    keys: { cleared: newId(), sent_back: newId() },
    done: doneIn(url.searchParams, ['cleared', 'sent_back']),
  }
}
