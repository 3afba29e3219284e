import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { listDifferences, listSettlements } from './contract.console.ts'
import { type FileRow, openOf, type ShownDifference } from './store.ts'

type FileView = Output<typeof listSettlements>['rows'][number]
type DifferenceView = Output<typeof listDifferences>['rows'][number]

/** Money at gateways is the platform's: to anybody else none of this exists. */
export function requirePlatform({ staff }: Pick<StaffCtx, 'staff'>): void {
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
}

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

export async function fileViews(db: Db, rows: readonly FileRow[]): Promise<FileView[]> {
  const names = await staffNames(db, present(rows.map(({ received_by }) => received_by)))
  const open = await openOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, gateway, day, name, lines, gross, fee, net, received_by, received_at }) => ({
    ...{ file_id: id, gateway, day, name, lines, gross, fee, net, open: open.get(id) ?? 0 },
    received_by: received_by === null ? null : (names.get(received_by) ?? ''),
    received_at: received_at.toISOString(),
  }))
}

export async function fileView(db: Db, row: FileRow): Promise<FileView> {
  const [view] = await fileViews(db, [row])
  if (!view) throw new Error('a file was not shown')
  return view
}

export async function differenceViews(db: Db, rows: readonly ShownDifference[]): Promise<DifferenceView[]> {
  const names = await staffNames(db, present(rows.map(({ closed_by }) => closed_by)))
  return rows.map((row) => ({
    difference_id: row.id,
    ...{ file_id: row.file_id, gateway: row.gateway, day: row.day, kind: row.kind, line_no: row.line_no },
    ...{ payment_number: row.payment_number, expected: row.expected, received: row.received, state: row.state },
    created_at: row.created_at.toISOString(),
    closed_by: row.closed_by === null ? null : (names.get(row.closed_by) ?? ''),
    closed_at: row.closed_at?.toISOString() ?? null,
    reason: row.reason,
  }))
}
