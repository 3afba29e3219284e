import { newId } from '#core/ids.ts'
import { seeDeskFaq } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadFaq(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const faq = await dataOrNotFound(api(context, seeDeskFaq, { id }))
  const { group_slug, group_name, question, answer, position } = faq
  return {
    tab: tabTitle(context, question[language]),
    address: to(language, '/faqs/:id', { id }),
    question: question[language],
    answer: answer[language],
    brand: faq.tenant?.name,
    can_change: faq.can_change,
    version: String(faq.version),
    values: { group_slug, group_name, question, answer, position: String(position) },
    own: `${to(language, '/faqs/new')}?${new URLSearchParams({ replaces: id })}`,
    keys: { save: newId(), remove: newId() },
    done: doneIn(url.searchParams, ['created', 'saved']),
  }
}
