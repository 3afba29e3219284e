import { formatDay, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { find } from '#modules/support/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { orderHref } from '../../order-href.ts'
import { orderStatus } from '../../order-status.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadFind(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const { search = '' } = readListQuery(find, url.searchParams)
  const { members, orders, is_more } = await dataOrNotFound(api(context, find, { search }))
  return {
    tab: tabTitle(context, say.title),
    path: to(language, '/find'),
    search,
    is_more,
    members: members.map(({ member_id: id, created_at, phone_number, ...member }) => ({
      ...member,
      id,
      phone: phone_number ?? say.none,
      since: formatDay(new Date(created_at), language),
      href: to(language, '/members/:id', { id }),
    })),
    orders: orders.map(({ order_id, member_id, kind, code, title, status, total, starts_on, traveller }) => ({
      id: order_id,
      code,
      title,
      traveller: traveller ?? say.none,
      status: orderStatus(status, language),
      departs: starts_on ? formatDay(starts_on, language) : say.none,
      total: formatRupiah(rupiah(total), language),
      // A kind without a page of its own is seen with its member.
      href: orderHref({ kind, order_id }, language) ?? to(language, '/members/:id', { id: member_id }),
    })),
  }
}
