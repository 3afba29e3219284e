import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskPageRowOf } from '../../desk/texts.ts'
import { findDeskPage, listFormerPages } from '../../store.texts.ts'

type Call = typeof contract.seeDeskPage

export async function seeDeskPage({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const page = await findDeskPage(db, { scopes, id })
  if (!page) throw new Refusal(codes.not_found)
  const former = await listFormerPages(db, id)
  const names = await staffNames(
    db,
    former.map(({ replaced_by }) => replaced_by),
  )
  return {
    ...deskPageRowOf(page, { brandOf: await brandsOf({ db }, [page]), scopes }),
    summary: page.summary,
    body: page.body,
    revision: page.revision,
    former: former.map(({ replaced_at, replaced_by, ...one }) => ({
      ...one,
      replaced_at: replaced_at.toISOString(),
      by: names.get(replaced_by) ?? '',
    })),
  }
}
