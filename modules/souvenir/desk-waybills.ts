import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { isRefusal, Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { waybillHolder } from '#modules/shipping/module.ts'
import { waybillWords } from './rules/desk-words.ts'
import { findOrderAt } from './store.desk.ts'
import type { OrderRow } from './store.ts'

type Numbered = { order: Pick<OrderRow, 'id' | 'courier'>; waybill: string }

export const isTaken = (error: unknown): boolean => isRefusal(error) && error.code === codes.waybill_taken

/** The code of the order that has a waybill, where it is at the same desk; of anybody else's nothing is said. */
export async function ownHolder(ctx: StaffCtx, { order, waybill }: Numbered): Promise<string | null> {
  const { db, now, staff } = ctx
  const numbered = { order_id: order.id, courier_code: order.courier ?? '', waybill }
  const holder = await waybillHolder(db, numbered, now)
  const own = holder && (await findOrderAt(db, scopesOf(staff), holder.order_id))
  return own?.order.code ?? null
}

/** Writes a waybill down; where another order of the desk has it, the field says which. */
export async function withWaybill<T>(ctx: StaffCtx, numbered: Numbered, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = isTaken(error) ? await ownHolder(ctx, numbered) : null
    if (code === null) throw error
    throw new Refusal(codes.waybill_taken, { errors: { waybill: [waybillWords(ctx.language).taken_by(code)] } })
  }
}
