import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import type { DeparturesPort, PaymentPorts } from '../../ports.ts'
import { refundViews, waitingRefunds } from '../../refunds.ts'
import { refundsWhere, selectRefunds } from '../../store.refund-list.ts'
import { refundColumnWords, refundStatusWords } from '../../words.ts'

type Call = typeof contract.exportRefunds
type View = Awaited<ReturnType<typeof refundViews>>[number]

function columnsIn(language: Language): CsvColumn<View>[] {
  const say = refundColumnWords(language)
  const viaOf = ({ via, gateway }: View) => (via === 'gateway' ? gateway.toUpperCase() : via && say.transfer)
  return [
    { header: say.refund, value: ({ refund_id }) => refund_id },
    { header: say.payer, value: ({ payer_name }) => payer_name },
    { header: say.invoice, value: ({ invoice_code }) => invoice_code },
    { header: say.payment, value: ({ payment_number }) => payment_number },
    { header: say.gateway, value: ({ gateway }) => gateway.toUpperCase() },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.status, value: ({ status }) => refundStatusWords(language)[status] },
    momentColumn(say.decided, ({ decided_at }) => decided_at),
    { header: say.via, value: viaOf },
    { header: say.reference, value: ({ reference }) => reference },
  ]
}

type Ports = PaymentPorts & { departures: DeparturesPort }

export async function exportRefunds(ctx: StaffCtx<Ports>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const waiting = await waitingRefunds(db)
  const order_ids = filters.departure_id && (await ctx.ports.departures.ordersOf(db, filters.departure_id))
  const where = refundsWhere(db, scopesOf(staff), { ...filters, waiting, ...(order_ids && { order_ids }) })
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectRefunds(db, where, { sort, cursor, limit: exportStep })
    return { rows: await refundViews(ctx, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'refunds', columns: columnsIn(language), filters, page })
}
