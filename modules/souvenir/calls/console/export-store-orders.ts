import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { courierTextWithCode } from '#modules/shipping/rules/courier-words.ts'
import type * as contract from '../../contract.console.ts'
import { deskStateWords } from '../../rules/desk-words.ts'
import { orderColumns } from '../../rules/order-columns.ts'
import { listStoreOrders } from './list-store-orders.ts'

type Call = typeof contract.exportStoreOrders
type Row = Output<typeof contract.listStoreOrders>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = orderColumns(language)
  return [
    { header: say.code, value: ({ code }) => code },
    { header: say.waybill, value: ({ waybill }) => waybill, isIdentity: true },
    { header: say.store, value: ({ store_name }) => store_name },
    { header: say.buyer, value: ({ buyer_name }) => buyer_name },
    { header: say.status, value: ({ state }) => deskStateWords(language)[state] },
    { header: say.pieces, value: ({ pieces }) => pieces },
    { header: say.subtotal, value: ({ subtotal }) => subtotal },
    { header: say.shipping, value: ({ shipping_cost }) => shipping_cost },
    { header: say.courier, value: (order) => courierTextWithCode(order, language) },
    momentColumn(say.ordered, ({ created_at }) => created_at),
    momentColumn(say.due, ({ due_at }) => due_at),
  ]
}

export async function exportStoreOrders(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) => listStoreOrders(ctx, { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'store-orders', columns: columnsIn(language), filters, page })
}
