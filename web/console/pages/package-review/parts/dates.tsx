import { Table } from '../../../../ui/table.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownReview } from '../load.server.ts'
import { words } from '../words.ts'

export function Dates({ dates }: Pick<ShownReview, 'dates'>) {
  const say = useWords(words)
  return (
    <Table
      caption={say.dates}
      isDense
      columns={[
        { key: 'departs', header: say.departs, isRowHeader: true, cell: ({ departs }) => departs },
        { key: 'returns', header: say.returns, cell: ({ returns }) => returns },
        { key: 'quota', header: say.quota, align: 'end', cell: ({ quota }) => quota },
        { key: 'flights', header: say.flights, cell: ({ flights }) => flights },
        { key: 'hotels', header: say.hotels, cell: ({ hotels }) => hotels },
        {
          key: 'prices',
          header: say.prices,
          cell: ({ prices }) => (
            <ul>
              {prices.map((price) => (
                <li key={price}>{price}</li>
              ))}
            </ul>
          ),
        },
      ]}
      rows={dates}
      rowKey={({ id }) => id}
    />
  )
}
