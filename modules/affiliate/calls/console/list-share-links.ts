import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { linkAddress, ownOf, siteOf, withBrands } from '../../desk.ts'
import type { AffiliatePorts } from '../../ports.ts'
import { linkState } from '../../rules/link.ts'
import { listOwnLinks } from '../../store.desk.ts'

type Call = typeof contract.listShareLinks

export async function listShareLinks(ctx: StaffCtx<AffiliatePorts>): Promise<Output<Call>> {
  const { db, staff, now, ports } = ctx
  const rows = await withBrands(db, await listOwnLinks(db, ownOf(staff)))
  const names = await ports.recommendable.names(
    ctx,
    rows.flatMap(({ product_slug }) => product_slug ?? []),
  )
  const links = rows.map(({ token, created_at, expires_at, ended_at, ...row }) => ({
    ...row,
    product_name: row.product_slug && (names.get(row.product_slug) ?? row.product_slug),
    address: token && linkAddress(siteOf(ports, row.brand.id), token),
    state: linkState({ expires_at, ended_at }, now),
    created_at: created_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  }))
  return { links }
}
