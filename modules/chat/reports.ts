import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { consultantNames, consultantsOfStaff } from '#modules/affiliate/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import { findBrands } from '#modules/tenant/module.ts'
import { namesOfMembers } from './desk.ts'
import { findReport, hasAnswered, type ReportRow } from './store.reports.ts'

const idsIn = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Reports with the names of whom they are about. */
export async function showReports(ctx: StaffCtx, rows: readonly ReportRow[]) {
  const { db } = ctx
  const [answering, handlers] = [idsIn(rows.map((row) => row.consultant_id)), idsIn(rows.map((row) => row.handled_by))]
  const consultants = answering.length === 0 ? undefined : await consultantNames(db, answering)
  const people = handlers.length === 0 ? undefined : await staffNames(db, handlers)
  const brands = rows.length === 0 ? undefined : await findBrands(db, idsIn(rows.map(({ tenant_id }) => tenant_id)))
  const members = await namesOfMembers(ctx, rows)
  return rows.map(({ id, reason, text, created_at, tenant_id, user_id, consultant_id, ...handled }) => ({
    ...{ id, reason, text, handled_note: handled.handled_note },
    created_at: created_at.toISOString(),
    brand: brands?.get(tenant_id)?.name ?? '',
    member_name: members.get(user_id) ?? '',
    consultant_name: consultants?.get(consultant_id ?? '')?.name ?? null,
    handled_at: handled.handled_at?.toISOString() ?? null,
    handled_by: people?.get(handled.handled_by ?? '') ?? null,
  }))
}

export async function mustFindReport(ctx: StaffCtx, id: string): Promise<ReportRow> {
  const row = await findReport(ctx.db, scopesOf(ctx.staff), id)
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** Whoever answers in a conversation, or did, does not look into what is said of it. */
export async function isConcerned({ db, staff }: StaffCtx, { room_id, consultant_id }: ReportRow): Promise<boolean> {
  // Whatever grants let them make this call: they are consultants by another.
  const own = (await consultantsOfStaff(db, staff.id, [{ kind: 'platform' }])).map(({ id }) => id)
  return own.some((id) => id === consultant_id) || hasAnswered(db, room_id, own)
}
