import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportBanners, listDeskBanners } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { bannerWords } from '../../components/content/banner-words.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Banner = Output<typeof listDeskBanners>['rows'][number]

function periodOf({ starts_on, ends_on }: Banner, language: Language): string {
  const say = words(language)
  const day = (date: string) => formatShortDay(date, language)
  if (starts_on && ends_on) return say.between(day(starts_on), day(ends_on))
  if (starts_on) return say.from(day(starts_on))
  return ends_on ? say.until(day(ends_on)) : say.always
}

export async function loadBanners(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDeskBanners, url.searchParams)
  const input = listDeskBanners.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskBanners, input))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/banners'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title[language],
      picture_id: row.picture_id,
      brand: row.tenant.name,
      state: row.state,
      path: row.path,
      period: periodOf(row, language),
      position: formatNumber(row.position, language),
    })),
    states: (['shown', 'coming', 'over'] as const).map((value) => ({ value, label: bannerWords(language)[value] })),
    done: doneIn(url.searchParams, ['removed']),
    csv: exportBanners.path,
  }
}
