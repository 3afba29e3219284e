import type { StaffCtx } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { publishProduct } from '../publish.ts'
import { type ChangeEvent, changeMachine, type PackageEvent, packageMachine } from '../rules/machine.ts'
import { type ReviewedContent, reviewedText } from '../rules/reviewed-content.ts'
import { insertChange, type latestChange, stepChange } from '../store.package-changes.ts'
import { type PackageRow, stepPackage } from '../store.packages.ts'
import { noteHistory, writePackage } from './write.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now'>
type Change = NonNullable<Awaited<ReturnType<typeof latestChange>>>
type Cause = {
  event: PackageEvent
  actor: 'partner' | 'reviewer'
  fields?: readonly string[]
  reason?: string | undefined
}

/** The one way to another state of a locked package: state and history. Undefined where the event cannot happen in its state. */
export async function transitionPackage(
  ctx: Ctx,
  row: PackageRow,
  { event, actor, ...noted }: Cause,
): Promise<PackageRow | undefined> {
  const state = next(packageMachine, row.state, { event, actor })
  if (!state) return undefined
  if (state === 'on_sale') {
    const written = await writePackage(ctx, row, { next: null, event, ...noted })
    await publishProduct(ctx.db, row.id, ctx.now)
    return { ...written, state }
  }
  if (!(await stepPackage(ctx.db, row, state))) throw new Error('a package changed although it was locked')
  const stepped = { ...row, state, version: row.version + 1 }
  await noteHistory(ctx, stepped, { event, ...noted })
  return stepped
}

type Submitted = { content: ReviewedContent; explanation: string | null }

/** What was submitted waits from now on, as it is at this moment. */
export async function openChange({ db, staff, now }: Ctx, row: PackageRow, { content, explanation }: Submitted) {
  await insertChange(db, {
    id: newId(now),
    product_id: row.id,
    base_version: row.version,
    content,
    content_hash: hashSecret(reviewedText(content)),
    explanation,
    submitted_by: staff.id,
    submitted_at: now,
  })
}

type Decision = { event: ChangeEvent; actor: 'partner' | 'reviewer'; reason?: string | undefined }

/** What waited is decided, once. */
export async function decideChange({ db, staff, now }: Ctx, change: Change, { event, actor, reason }: Decision) {
  const state = next(changeMachine, change.state, { event, actor })
  const step = state && { state, decided_by: staff.id, decided_at: now, reason: reason ?? null }
  if (!step || !(await stepChange(db, change.id, step))) throw new Refusal(codes.package_not_waiting)
  return { change_id: change.id, state: step.state }
}
