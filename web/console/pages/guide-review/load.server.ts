import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seeGuide } from '#modules/content/contract.console.ts'
import { everyLine, filled } from '#modules/content/rules/fill.ts'
import { pageText } from '#modules/content/rules/page-text.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { drawingsOf } from '../../../components/guides/diagrams/draw.server.ts'
import { bodyWords } from '../../../components/guides/load.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { api } from '../../api.server.ts'
import { shownReview } from '../../components/review/shown.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

/** As the site draws it. Both languages stand on one page: what is named in one is not named so in the other. */
function drawn(source: string, lang: Language) {
  const { lead, sections } = pageText(source)
  return {
    lead,
    sections: sections.map((section) => ({ ...section, id: `${lang}-${section.id}` })),
    drawings: drawingsOf(sections, lang),
  }
}

export async function loadGuide(context: Context, { id, url }: { id: string; url: URL }) {
  const { language, tenant } = pageOf(context)
  const guide = await dataOrNotFound(api(context, seeGuide, { id }))
  const { title, summary, body, digest, review } = guide
  const said = (source: string) => filled(everyLine(source), tenant)
  return {
    tab: tabTitle(context, title[language]),
    title: title[language],
    path: to(language, '/guides/:id', { id }),
    texts: (['id', 'en'] as const).map((lang) => ({
      lang,
      title: said(title[lang]),
      summary: said(summary[lang]),
      text: drawn(said(body[lang]), lang),
      say: bodyWords(lang, review.state === 'cleared'),
    })),
    on_site: inLanguage(language, guide.path),
    digest,
    review: shownReview(review, language),
    keys: { cleared: newId(), sent_back: newId() },
    done: doneIn(url.searchParams, ['cleared', 'sent_back']),
  }
}
