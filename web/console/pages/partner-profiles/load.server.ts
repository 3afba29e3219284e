import { redirect } from 'react-router'
import type { Language } from '#core/messages.ts'
import { listPartnerProfiles } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

function picturesText({ has_logo, has_cover }: { has_logo: boolean; has_cover: boolean }, language: Language): string {
  const { complete, noLogo, noCover, noPictures } = words(language)
  if (has_logo) return has_cover ? complete : noCover
  return has_cover ? noLogo : noPictures
}

export async function loadPartnerProfiles(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listPartnerProfiles, url.searchParams)
  const input = listPartnerProfiles.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listPartnerProfiles, input))
  const [only, ...others] = rows
  // Who works for one partner has one page: a list of it would be a step more.
  if (only && others.length === 0 && input.search === '' && input.cursor === undefined)
    throw redirect(to(language, '/partner-profile/:id', { id: only.id }))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/partner-profile'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, name, kind, city_name, ...has }) => ({
      ...{ id, name, city: city_name },
      kind: say[kind],
      pictures: picturesText(has, language),
    })),
  }
}
