import { newId } from '#core/ids.ts'
import { consultantBrands, listConsultants } from '#modules/affiliate/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadConsultants(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listConsultants, url.searchParams)
  const input = listConsultants.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listConsultants, input))
  const { brands } = (await api(context, consultantBrands, {})).data
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    list: { path: to(language, '/consultants'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ ended_at, ...row }) => ({ ...row, key: newId(), is_ended: ended_at !== null })),
    brands: brands.map(({ id, name }) => ({ value: id, label: name })),
    done: doneIn(url.searchParams, ['added', 'stopped']),
  }
}

export type ConsultantRow = Awaited<ReturnType<typeof loadConsultants>>['rows'][number]
