import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { isRefusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { waybillsOf } from '#modules/shipping/module.ts'
import type * as contract from '../../contract.console.ts'
import { shipOrder } from '../../lifecycle/steps.ts'
import { waybillFileWords } from '../../rules/desk-words.ts'
import { mostWaybills, readWaybills, type WaybillLine, type WrongLine } from '../../rules/waybill-file.ts'
import { listOrdersByCode } from '../../store.desk.ts'

type Call = typeof contract.noteWaybills
type Order = Awaited<ReturnType<typeof listOrdersByCode>>[number]

/** What was sent, or why there is nothing to do with it. */
function readFile({ files, language }: StaffCtx) {
  const read = readWaybills((files.file?.bytes ?? Buffer.alloc(0)).toString('utf8'))
  const say = waybillFileWords(language)
  if (read.lines.length + read.wrong.length === 0) throw fieldRefusals([{ field: 'file', word: 'file_empty' }], say)
  if (read.lines.length + read.wrong.length > mostWaybills)
    throw fieldRefusals([{ field: 'file', word: 'file_long', values: [mostWaybills] }], say)
  return read
}

/** By the rules of a single one; what is refused is undone alone. Sent again with the same waybill it stays as it is. */
async function shipOne(ctx: StaffCtx, { id, code, state }: Order, waybill: string): Promise<boolean> {
  const { db, staff, now, audit } = ctx
  try {
    const after = await db.transaction((tx) => shipOrder(tx, { order_id: id, staff_id: staff.id, waybill }, now))
    audit({
      thing: 'souvenir_order',
      thing_id: id,
      before: { code, state },
      after: { code, state: after.state, waybill },
    })
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return (await waybillsOf(db, { order_kind: 'souvenir', order_ids: [id] })).get(id) === waybill
  }
}

async function shipAll(ctx: StaffCtx, lines: readonly WaybillLine[]): Promise<WrongLine[]> {
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const orders = await listOrdersByCode(ctx.db, scopesOf(ctx.staff), [...byCode.keys()])
  const wrong: WrongLine[] = []
  for (const order of orders) {
    const line = byCode.get(order.code)
    byCode.delete(order.code)
    if (line && !(await shipOne(ctx, order, line.waybill)))
      wrong.push({ line: line.line, code: line.code, problem: 'order_moved' })
  }
  const unknown = [...byCode.values()].map(({ line, code }) => ({ line, code, problem: 'order_unknown' as const }))
  return [...wrong, ...unknown]
}

export async function noteWaybills(ctx: StaffCtx): Promise<Output<Call>> {
  const read = readFile(ctx)
  const refused = read.lines.length > 0 ? await shipAll(ctx, read.lines) : []
  const wrong = [...read.wrong, ...refused].sort((a, b) => a.line - b.line)
  const shipped = read.lines.length - refused.length
  const problems = wrong.map(
    ({ line, problem }): FieldProblem<ReturnType<typeof waybillFileWords>> => ({
      ...{ field: 'file', word: problem },
      values: [line],
    }),
  )
  if (shipped === 0) throw fieldRefusals(problems, waybillFileWords(ctx.language))
  ctx.audit({ thing: 'waybills', thing_id: 'file', before: null, after: { shipped, wrong: wrong.length } })
  return { shipped, wrong }
}
