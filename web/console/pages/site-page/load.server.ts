import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { seeDeskPage, seeFormerPage } from '#modules/content/contract.console.ts'
import { everyLine, filled } from '#modules/content/rules/fill.ts'
import { pageText } from '#modules/content/rules/page-text.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { drawingsOf } from '../../../components/guides/diagrams/draw.server.ts'
import { bodyWords } from '../../../components/guides/load.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { api } from '../../api.server.ts'
import { brandOptions } from '../../components/content/brands.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, words } from './words.ts'

type Former = { version: string; dated_on: string; replaced_at: string }

function formerText({ version, dated_on, replaced_at }: Former, language: Language): string {
  const day = (date: string) => formatShortDay(date, language)
  return words(language).formerRow(version, day(dated_on), day(jakartaDate(new Date(replaced_at))))
}

type Written = Pick<Output<typeof seeDeskPage>, 'title' | 'body'>

/** A text as the site draws it, without its marks. */
function drawn(context: Context, { title, body }: Written) {
  const { language, tenant } = pageOf(context)
  const said = (source: string) => filled(everyLine(source), tenant)
  const { lead, sections } = pageText(said(body[language]))
  return {
    title: said(title[language]),
    body: { lead, sections, drawings: drawingsOf(sections, language) },
    say: bodyWords(language, true),
  }
}

/** A former version to read, where the address names one. */
async function loadFormer(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const version_id = url.searchParams.get('former')
  if (!version_id) return undefined
  const former = await dataOrNotFound(api(context, seeFormerPage, { id, version_id }))
  return { text: formerText(former, language), ...drawn(context, former) }
}

const rowsOf = ({ id, former }: Output<typeof seeDeskPage>, language: Language) =>
  former.map((one) => ({
    id: one.id,
    text: formerText(one, language),
    by: words(language).replacedBy(one.by),
    href: `${to(language, '/pages/:id', { id })}?${new URLSearchParams({ former: one.id })}`,
  }))

export async function loadSitePage(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const page = await dataOrNotFound(api(context, seeDeskPage, { id }))
  const done = doneIn(url.searchParams, ['saved', 'own'])
  const { title, summary, body, kind } = page
  return {
    tab: tabTitle(context, title[language]),
    address: to(language, '/pages/:id', { id }),
    on_site: inLanguage(language, page.path),
    title: title[language],
    shared: page.can_change ? undefined : drawn(context, page),
    brand: page.tenant?.name,
    brands: page.tenant ? [] : await brandOptions(context),
    standing: words(language).standing(page.version, formatShortDay(page.dated_on, language)),
    is_guide: kind === 'guide' || kind === 'walk',
    can_change: page.can_change,
    revision: String(page.revision),
    values: { title, summary, body },
    former: rowsOf(page, language),
    read: await loadFormer(context, { id, url }),
    keys: { save: newId(), own: newId() },
    done: done && doneWords(language)[done],
  }
}
export type ShownPage = Awaited<ReturnType<typeof loadSitePage>>
