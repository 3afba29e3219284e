import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { isUntouched, refuseStale } from '../../desk/conflict.ts'
import { pageFacts, pageForm } from '../../desk/texts.ts'
import { nextVersion } from '../../rules/page-version.ts'
import { readingMinutes } from '../../rules/reading.ts'
import { lockPage, replacePage } from '../../store.texts.ts'

type Call = typeof contract.changePage

export async function changePage(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, revision, ...typed } = input
  const was = await lockPage(db, { scopes: scopesOf(staff), id })
  if (!was) throw new Refusal(codes.not_found)
  const held = pageForm(was)
  await refuseStale(ctx, { version: was.revision, changed_by: was.changed_by }, { held, typed, version: revision })
  if (isUntouched(typed, held)) {
    audit({ thing: 'page', thing_id: id, before: pageFacts(was), after: pageFacts(was) })
    return { id, revision, version: was.version }
  }
  const to = {
    ...typed,
    minutes: readingMinutes(typed.body.id),
    version: nextVersion(was.version),
    dated_on: jakartaDate(now),
    changed_by: staff.id,
  }
  await replacePage(db, { was, to, by: { version_id: newId(now), replaced_at: now, replaced_by: staff.id } })
  await pagesChanged(db)
  audit({ thing: 'page', thing_id: id, before: pageFacts(was), after: pageFacts(to) })
  return { id, revision: was.revision + 1, version: to.version }
}
