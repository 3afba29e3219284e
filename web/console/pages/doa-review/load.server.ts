import type { Output } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { seeDoa } from '#modules/worship/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { doaWords, shownDoa } from '../../../components/doa/shown.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownReview } from '../../components/review/shown.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

/** As the site shows it. Both languages stand on one page, each under a name of its own. */
function cardIn(lang: Language, doa: Output<typeof seeDoa>) {
  const { id, title, latin, meaning, source, review, is_quran } = doa
  const isCleared = review.state === 'cleared'
  return {
    lang,
    doa: shownDoa(
      {
        ...doa,
        id: `${lang}-${id}`,
        title: title[lang],
        latin: latin[lang],
        meaning: meaning[lang],
        source: source[lang],
        review: {
          state: isCleared ? 'reviewed' : is_quran ? 'quran' : 'awaiting',
          reviewer: isCleared ? review.reviewer : null,
          reviewed_on: isCleared && review.reviewed_at ? jakartaDate(new Date(review.reviewed_at)) : null,
        },
      },
      lang,
    ),
    say: doaWords(lang),
  }
}

export async function loadDoa(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const doa = await dataOrNotFound(api(context, seeDoa, { id }))
  const { title, digest, review, quran } = doa
  return {
    tab: tabTitle(context, title[language]),
    title: title[language],
    path: to(language, '/doa/:id', { id }),
    digest,
    review: shownReview(review, language),
    cards: [cardIn('id', doa), cardIn('en', doa)],
    verses: quran.join(', '),
    keys: { cleared: newId(), sent_back: newId() },
    done: doneIn(url.searchParams, ['cleared', 'sent_back']),
  }
}
