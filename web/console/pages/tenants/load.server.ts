import { exportTenants, listTenants } from '#modules/tenant/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadTenants(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listTenants, url.searchParams)
  const input = listTenants.input.parse(query)
  const { rows, next_cursor, total, may_add } = await dataOrNotFound(api(context, listTenants, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/tenants'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ tenant_id, ...row }) => ({
      ...row,
      id: tenant_id,
      href: to(language, '/tenants/:tenant_id', { tenant_id }),
    })),
    add: may_add ? to(language, '/tenants/new') : undefined,
    csv: exportTenants.path,
  }
}
