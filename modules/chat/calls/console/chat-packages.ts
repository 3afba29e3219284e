import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, StaffCtx } from '#core/context.ts'
import { productSearch, umrohDepartures } from '#modules/search/module.ts'
import type * as contract from '../../contract.console.ts'
import { type Me, meAt, siteOf } from '../../desk.ts'
import type { ChatDeskPorts } from '../../ports.ts'

type Call = typeof contract.chatPackages
type Card = Awaited<ReturnType<typeof umrohDepartures>>[number]

const most = 12

/** As a visitor of the brand would search. */
function visitorOf(ctx: StaffCtx<ChatDeskPorts>, tenant_id: string): AnyoneCtx {
  const { staff: _, audit: _audit, counts_codes: _codes, ...rest } = ctx
  return { ...rest, tenant: siteOf(ctx, tenant_id) }
}

const shown = (
  { id, slug, name, picture_id, picture_colour, partner, price_from, next_departure }: Card,
  link: (slug: string) => string,
) => ({
  ...{ id, title: name, picture_id, picture_colour, price_from },
  partner: partner.name,
  departs_on: next_departure,
  link: link(slug),
})

const linkOf = (ctx: StaffCtx<ChatDeskPorts>, { tenant_id, affiliate_code }: Me) => {
  const { public_url } = siteOf(ctx, tenant_id)
  return (slug: string) => `${public_url}/product/${slug}?${new URLSearchParams({ affiliate_code })}`
}

export async function chatPackages(ctx: StaffCtx<ChatDeskPorts>, { search }: Input<Call>): Promise<Output<Call>> {
  const me = await meAt(ctx)
  if (!me) return { rows: [] }
  const visitor = visitorOf(ctx, me.tenant_id)
  const items =
    search === ''
      ? await umrohDepartures(visitor, { limit: most })
      : (await productSearch(visitor, { term: search, limit: most })).items
  return { rows: items.map((card) => shown(card, linkOf(ctx, me))) }
}
