import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Loaded } from '../load.server.ts'

/** What the bank has counted, the latest first. */
export function Deposits({ deposits }: { deposits: NonNullable<Loaded['deposits']> }) {
  const { columns, rows } = deposits
  return (
    <OrderPart id="deposits" title={deposits.title}>
      {rows.length === 0 ? (
        <p className="text-muted">{deposits.none}</p>
      ) : (
        <Table
          caption={deposits.title}
          captionHidden
          isDense
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'day', header: columns.day, isRowHeader: true, cell: ({ day }) => day },
            { key: 'kind', header: columns.kind, cell: ({ kind }) => kind },
            {
              key: 'amount',
              header: columns.amount,
              align: 'end',
              cell: ({ amount }) => <span className="money font-semibold">{amount}</span>,
            },
            {
              key: 'total',
              header: columns.total,
              align: 'end',
              cell: ({ total }) => <span className="money">{total}</span>,
            },
          ]}
        />
      )}
    </OrderPart>
  )
}
