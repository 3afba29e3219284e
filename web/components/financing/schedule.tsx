import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { OrderPart } from '../orders/order-part.tsx'
import type { scheduleOf } from './plan.server.ts'

/** When which instalment is due, and what the bank reports of it. */
export function Schedule({ schedule }: { schedule: ReturnType<typeof scheduleOf> }) {
  const { columns } = schedule
  return (
    <OrderPart id="schedule" title={schedule.title}>
      {schedule.notes.map((note) => (
        <p key={note} className="text-muted text-sm">
          {note}
        </p>
      ))}
      <Table
        caption={schedule.title}
        captionHidden
        isDense
        rows={schedule.rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'number', header: columns.number, isRowHeader: true, cell: ({ key }) => key },
          { key: 'due', header: columns.due, cell: ({ due }) => due },
          {
            key: 'amount',
            header: columns.amount,
            align: 'end',
            cell: ({ amount }) => <span className="money">{amount}</span>,
          },
          {
            key: 'status',
            header: columns.status,
            cell: ({ status }) => <Badge tone={status.tone}>{status.text}</Badge>,
          },
        ]}
      />
    </OrderPart>
  )
}
