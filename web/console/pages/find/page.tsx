import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Search, SearchX } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadFind } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFind(context, url)

type Results = ReturnType<typeof useLoaderData<typeof loader>>

export default function FindPage() {
  const { path, search, members, orders, is_more } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const isEmpty = members.length === 0 && orders.length === 0
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <search>
        <Form key={search} action={path} className="list-bar">
          <TextInput
            type="search"
            name="search"
            aria-label={say.label}
            placeholder={say.label}
            defaultValue={search}
            maxLength={100}
            icon={<Search />}
            data-search=""
            className="list-search"
          />
          <Button type="submit">{say.search}</Button>
        </Form>
      </search>
      {is_more && <Alert tone="info" title={say.more} />}
      {isEmpty && search.length < 3 && <EmptyState title={say.start} text={say.startText} icon={<Search />} />}
      {isEmpty && search.length >= 3 && <EmptyState title={say.nothing} text={say.nothingText} icon={<SearchX />} />}
      {members.length > 0 && <Members members={members} />}
      {orders.length > 0 && <Orders orders={orders} />}
    </div>
  )
}

function Members({ members }: Pick<Results, 'members'>) {
  const say = useWords(words)
  return (
    <Table
      caption={say.members}
      columns={[
        {
          key: 'name',
          header: say.name,
          isRowHeader: true,
          cell: ({ href, full_name }) => (
            <Link to={href} className={linkClass()}>
              {full_name}
            </Link>
          ),
        },
        { key: 'email', header: say.email, cell: ({ email }) => email },
        { key: 'phone', header: say.phone, cell: ({ phone }) => phone },
        { key: 'brand', header: say.brand, cell: ({ tenant }) => tenant },
        { key: 'since', header: say.since, cell: ({ since }) => since },
      ]}
      rows={members}
      rowKey={({ id }) => id}
      link={ConsoleAnchor}
      isDense
      hasRowFocus
    />
  )
}

function Orders({ orders }: Pick<Results, 'orders'>) {
  const say = useWords(words)
  return (
    <Table
      caption={say.orders}
      columns={[
        {
          key: 'code',
          header: say.code,
          isRowHeader: true,
          cell: ({ href, code }) => (
            <Link to={href} className={linkClass()}>
              {code}
            </Link>
          ),
        },
        { key: 'package', header: say.package, cell: ({ title }) => title },
        { key: 'traveller', header: say.traveller, cell: ({ traveller }) => traveller },
        { key: 'departs', header: say.departs, cell: ({ departs }) => departs },
        { key: 'status', header: say.status, cell: ({ status }) => status },
        { key: 'total', header: say.total, cell: ({ total }) => total, align: 'end' },
      ]}
      rows={orders}
      rowKey={({ id }) => id}
      link={ConsoleAnchor}
      isDense
      hasRowFocus
    />
  )
}
