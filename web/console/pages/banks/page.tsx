import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Download, Landmark } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { words as bankWords } from '../../components/banks/words.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadBanks } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadBanks(context)

type Bank = ReturnType<typeof useLoaderData<typeof loader>>['banks'][number]

export default function BanksPage() {
  const { banks, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...bankWords(language), ...words(language) }
  const download = banks.length > 0 && (
    <a href={csv} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Download aria-hidden="true" className="size-5" />
      {say.csv}
    </a>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={download} />
      {banks.length === 0 && (
        <Card as="section" padding="lg">
          <EmptyState title={say.empty} text={say.emptyText} icon={<Landmark />} />
        </Card>
      )}
      {banks.map((bank) => (
        <Products key={bank.id} bank={bank} />
      ))}
    </div>
  )
}

function Products({ bank: { name, products } }: { bank: Bank }) {
  const language = useLanguage()
  const say = { ...bankWords(language), ...words(language) }
  return (
    <Table
      caption={name}
      columns={[
        {
          key: 'akad',
          header: say.akad,
          isRowHeader: true,
          cell: ({ href, label }) => (
            <Link to={href} className={linkClass({ tone: 'plain' })}>
              {label}
            </Link>
          ),
        },
        { key: 'today', header: say.today, cell: ({ terms }) => terms ?? <Badge>{say.notOffered}</Badge> },
        { key: 'next', header: say.next, cell: ({ next }) => next },
      ]}
      rows={products}
      rowKey={({ akad }) => akad}
      isDense
    />
  )
}
