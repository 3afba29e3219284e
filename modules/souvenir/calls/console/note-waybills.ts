import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { isRefusal, Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import { waybillsOf } from '#modules/shipping/module.ts'
import type * as contract from '../../contract.console.ts'
import { isTaken, ownHolder } from '../../desk-waybills.ts'
import { shipOrder } from '../../lifecycle/steps.ts'
import { waybillFileWords, wrongLineText } from '../../rules/desk-words.ts'
import { mostWaybills, readWaybills, type WaybillLine, type WrongLine } from '../../rules/waybill-file.ts'
import { listOrdersByCode } from '../../store.desk.ts'

type Call = typeof contract.noteWaybills
type Order = Awaited<ReturnType<typeof listOrdersByCode>>[number]
type Wrong = Output<Call>['wrong'][number]
type Problem = Pick<Wrong, 'problem' | 'holder_code'>

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
async function shipOne(ctx: StaffCtx, order: Order, waybill: string): Promise<Problem | undefined> {
  const { id, code, state } = order
  const { db, staff, now, audit } = ctx
  try {
    const after = await db.transaction((tx) => shipOrder(tx, { order_id: id, staff_id: staff.id, waybill }, now))
    audit({
      thing: 'souvenir_order',
      thing_id: id,
      before: { code, state },
      after: { code, state: after.state, waybill },
    })
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isTaken(error)) return { problem: 'waybill_taken', holder_code: await ownHolder(ctx, { order, waybill }) }
    const isSame = (await waybillsOf(db, { order_kind: 'souvenir', order_ids: [id] })).get(id) === waybill
    return isSame ? undefined : { problem: 'order_moved', holder_code: null }
  }
}

async function shipAll(ctx: StaffCtx, lines: readonly WaybillLine[]): Promise<Wrong[]> {
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const orders = await listOrdersByCode(ctx.db, scopesOf(ctx.staff), [...byCode.keys()])
  const wrong: Wrong[] = []
  for (const order of orders) {
    const line = byCode.get(order.code)
    byCode.delete(order.code)
    const problem = line && (await shipOne(ctx, order, line.waybill))
    if (problem) wrong.push({ line: line.line, code: line.code, ...problem })
  }
  const unknown = [...byCode.values()].map(({ line, code }) => ({ line, code, problem: 'order_unknown' as const }))
  return [...wrong, ...unknown.map(unheld)]
}

const unheld = (line: WrongLine): Wrong => ({ ...line, holder_code: null })

export async function noteWaybills(ctx: StaffCtx): Promise<Output<Call>> {
  const read = readFile(ctx)
  const refused = read.lines.length > 0 ? await shipAll(ctx, read.lines) : []
  const wrong = [...read.wrong.map(unheld), ...refused].sort((a, b) => a.line - b.line)
  const shipped = read.lines.length - refused.length
  if (shipped === 0) {
    const texts = wrong.slice(0, mostWaybills).map((line) => wrongLineText(line, ctx.language))
    throw new Refusal(codes.input_invalid, { errors: { file: texts } })
  }
  ctx.audit({ thing: 'waybills', thing_id: 'file', before: null, after: { shipped, wrong: wrong.length } })
  return { shipped, wrong }
}
