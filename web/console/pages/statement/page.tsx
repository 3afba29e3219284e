import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FileDown, ReceiptText } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadStatement } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadStatement(context, url)

const feeOf = ({ fee }: { fee: string }) => fee

export default function StatementPage() {
  const { list, rows, sums, text, payout, has_fees, pdf, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={text}
        actions={
          <a href={pdf} download className={buttonClass({ variant: 'secondary' })}>
            <FileDown aria-hidden="true" className="size-5" />
            {say.pdf}
          </a>
        }
      />
      <Card as="section" aria-label={say.sums}>
        <dl
          className={cx('grid gap-x-6 gap-y-3 sm:grid-cols-2', sums.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}
        >
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="money font-bold text-lg">{amount}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'day', name: 'from', label: say.from },
          { kind: 'day', name: 'until', label: say.until },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <ReceiptText /> }}
        columns={[
          {
            key: 'order',
            header: say.order,
            isRowHeader: true,
            cell: ({ href, reason, title }) => (
              <span className="flex flex-col items-start">
                {href ? (
                  <Link to={href} className={linkClass()}>
                    {reason}
                  </Link>
                ) : (
                  reason
                )}
                {title && <span className="font-normal text-muted text-sm">{title}</span>}
              </span>
            ),
          },
          { key: 'at', header: say.at, sort: 'created_at', cell: ({ at }) => at },
          { key: 'amount', header: say.amount, align: 'end', cell: ({ amount }) => amount },
          ...(has_fees ? [{ key: 'fee', header: say.fees, align: 'end' as const, cell: feeOf }] : []),
          {
            key: 'payout',
            header: payout,
            cell: ({ pdf, is_prepared }) =>
              pdf ? (
                <a href={pdf} download className={linkClass()}>
                  {say.payoutPdf}
                </a>
              ) : is_prepared ? (
                say.prepared
              ) : (
                say.unpaid
              ),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
