import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { staffNames } from '#modules/staff/module.ts'
import { findDepartureInScope } from '../store.departure-desk.ts'
import { latestChange, listHistory } from '../store.package-changes.ts'
import { findPackage, lockPackage, type PackageRow } from '../store.packages.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff'>

/** A package within the caller's scopes; anyone else's is not found. */
export async function packageInScope({ db, staff }: Ctx, id: string): Promise<PackageRow> {
  const row = await findPackage(db, id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** The package of a date within the caller's scopes; anyone else's is not found. */
export async function packageOfDate({ db, staff }: Ctx, id: string): Promise<string> {
  const date = await findDepartureInScope(db, id, scopesOf(staff))
  if (!date) throw new Refusal(codes.not_found)
  return date.product_id
}

/** A package within the caller's scopes, locked until the call ends. */
export async function lockInScope({ db, staff }: Ctx, id: string): Promise<PackageRow> {
  const row = await lockPackage(db, id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** What waits of a package, if anything does. */
export async function pendingChange(db: StaffCtx['db'], product_id: string) {
  const change = await latestChange(db, product_id)
  return change?.state === 'pending' ? change : undefined
}

/** A locked package that its partner may write on: of the version they have seen, and not before a reviewer or gone. */
export async function lockToWrite(ctx: Ctx, { id, version }: { id: string; version?: number }): Promise<PackageRow> {
  const row = await lockInScope(ctx, id)
  if (row.state === 'gone') throw new Refusal(codes.package_not_on_sale)
  if (version !== undefined && row.version !== version) throw await changedSince(ctx.db, row, version)
  if (await pendingChange(ctx.db, id)) throw new Refusal(codes.package_locked)
  return row
}

/** Says what was changed meanwhile, and by whom. */
async function changedSince(db: StaffCtx['db'], { id, version }: PackageRow, seen: number): Promise<Refusal> {
  const rows = await listHistory(db, id, seen)
  const names = await staffNames(
    db,
    rows.map(({ staff_id }) => staff_id),
  )
  const changes = rows.map(({ event, fields, staff_id, at }) => ({
    event,
    fields,
    by: names.get(staff_id) ?? '',
    at: at.toISOString(),
  }))
  return new Refusal(codes.package_changed, { data: { version, changes } })
}
