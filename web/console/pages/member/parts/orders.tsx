import { Link } from 'react-router'
import { linkClass } from '../../../../ui/link-class.ts'
import { Table } from '../../../../ui/table.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownMember } from '../load.server.ts'
import { words } from '../words.ts'

export function Orders({ orders }: Pick<ShownMember, 'orders'>) {
  const say = useWords(words)
  return (
    <Table
      caption={say.orders}
      columns={[
        {
          key: 'code',
          header: say.code,
          isRowHeader: true,
          cell: ({ href, code }) =>
            href ? (
              <Link to={href} className={linkClass()}>
                {code}
              </Link>
            ) : (
              code
            ),
        },
        { key: 'package', header: say.package, cell: ({ title }) => title },
        { key: 'departs', header: say.departs, cell: ({ departs }) => departs },
        { key: 'status', header: say.status, cell: ({ status }) => status },
        { key: 'total', header: say.total, cell: ({ total }) => total, align: 'end' },
      ]}
      rows={orders}
      rowKey={({ id }) => id}
      empty={<p className="p-4 text-muted">{say.noOrders}</p>}
      isDense
    />
  )
}
