import { Card } from '../../../../ui/card.tsx'
import { Table } from '../../../../ui/table.tsx'
import { requestWords } from '../../../components/private/offer-words.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRequest } from '../load.server.ts'
import { words } from '../words.ts'

export function EstimateCard({ estimate }: { estimate: NonNullable<ShownRequest['estimate']> }) {
  const language = useLanguage()
  const say = { ...requestWords(language), ...words(language) }
  return (
    <Card as="section" aria-labelledby="estimate" className="flex flex-col gap-3">
      <h2 id="estimate" className="text-lg">
        {say.estimate}
      </h2>
      <p className="text-muted text-sm">{say.estimateText}</p>
      <Table
        caption={say.estimate}
        captionHidden
        isDense
        columns={[
          { key: 'label', header: say.item, isRowHeader: true, cell: ({ label }) => label },
          { key: 'quantity', header: say.quantity, align: 'end', cell: ({ quantity }) => quantity },
          { key: 'price', header: say.price, align: 'end', isWideOnly: true, cell: ({ price }) => price },
          { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
        ]}
        rows={estimate.lines}
        rowKey={({ key }) => key}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{say.estimateTotal}</span>
        <strong className="tabular-nums">{estimate.total}</strong>
      </p>
      <p className="text-muted text-sm">{estimate.range}</p>
    </Card>
  )
}
