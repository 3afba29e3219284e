import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { seePackage } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { fieldWords } from '../../components/packages/words.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Content = Output<typeof seePackage>['content']

/** What the package includes and what it does not, as far as there is something to say. */
function listsOf(content: Content, language: Language) {
  const [say, fields] = [words(language), fieldWords(language)]
  const cost = (amount: number) => say.cost(formatRupiah(rupiah(amount), language))
  const lists = [
    { title: fields.includes, rows: content.includes.map((text) => text[language]) },
    {
      title: fields.excludes,
      rows: content.excludes.map((text) =>
        text.amount === null ? text[language] : `${text[language]} (${cost(text.amount)})`,
      ),
    },
    { title: fields.facilities, rows: content.facilities.map((text) => text[language]) },
    { title: fields.documents, rows: content.documents.map((text) => text[language]) },
  ]
  return lists.filter(({ rows }) => rows.length > 0)
}

/** What is saved, in one language as a reader of the site would have it. It is shown here alone: a draft has no public address. */
export async function loadPreview(context: Context, id: string) {
  const { language } = pageOf(context)
  const say = words(language)
  const { content, state, partner } = await dataOrNotFound(api(context, seePackage, { id }))
  const translated = (text: { id: string; en: string }) => text[language]
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const name = translated(content.name)
  return {
    tab: tabTitle(context, say.title),
    name,
    state,
    partner: partner.name,
    facts: [
      say.facts(formatNumber(content.duration_days, language), content.departure_airport),
      say.downPayment(money(content.down_payment)),
    ],
    summary: translated(content.summary),
    description: translated(content.description),
    picture_ids: content.picture_ids,
    agenda: content.agenda.map(({ day, title, text }) => ({
      title: `${say.day(formatNumber(day, language))}: ${translated(title)}`,
      text: translated(text),
    })),
    questions: content.questions.map(({ question, answer }) => ({ title: translated(question), text: translated(answer) })),
    lists: listsOf(content, language),
    refund_terms: translated(content.refund_terms),
    links: {
      packages: to(language, '/packages'),
      package: to(language, '/packages/:id', { id }),
      preview: to(language, '/packages/:id/preview', { id }),
    },
  }
}
