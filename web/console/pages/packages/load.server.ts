import { rolesOf } from '#core/call.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import { createPackage, exportPackages, listPackages } from '#modules/catalogue/contract.console.ts'
import { packageStates } from '#modules/catalogue/rules/machine.ts'
import { packageCategoryWords, packageStateWords } from '#modules/catalogue/rules/package-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const categories = ['umroh', 'haji', 'wisata-syariah'] as const

export async function loadPackages(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listPackages, url.searchParams)
  const input = listPackages.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listPackages, input))
  const [states, kinds] = [packageStateWords(language), packageCategoryWords(language)]
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/packages'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({
      ...row,
      href: to(language, '/packages/:id', { id: row.id }),
      category: kinds[row.category],
      open_dates: formatNumber(row.open_dates, language),
      seats_free: formatNumber(row.seats_free, language),
      created: formatDay(new Date(row.created_at), language),
    })),
    states: packageStates.map((value) => ({ value, label: states[value] })),
    categories: categories.map((value) => ({ value, label: kinds[value] })),
    csv: exportPackages.path,
    create: hasRole(await staffOf(context), rolesOf(createPackage) ?? []) ? to(language, '/packages/new') : undefined,
  }
}
