import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronRight, Download, SearchX } from '../../ui/icons/icons.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { useLanguage, useWords } from '../use-shell.ts'
import { ConsoleAnchor } from './console-anchor.tsx'
import { ListBar, type ListFilter } from './list-bar.tsx'
import { isNarrowed, type ListState, listHref, otherSort } from './list-query.ts'
import { words } from './words.ts'

export type DataColumn<Row> = Omit<Column<Row>, 'sort'> & {
  /** One of the ways its call can sort by; without a minus. */
  sort?: string
}

export type DataTableProps<Row> = {
  caption: string
  list: ListState
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What can be searched for, as the label of the field; without it there is no search. */
  search?: string
  filters?: readonly ListFilter[]
  /** Where the whole list is as a file; search and filters are added. */
  csv?: string
  /** What is not there yet, and the first step to it. */
  empty: { title: string; text: string; icon?: ReactNode; action?: ReactNode }
}

/** A list of the console: searched, narrowed, sorted and paged by its address; a card for each row on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, list, columns, rows, rowKey, search, filters = [], csv, empty } = props
  const isEmpty = rows.length === 0
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {(!isEmpty || isNarrowed(list.query) || list.query.cursor) && (
        <ListBar list={list} search={search} filters={filters} />
      )}
      {!isEmpty && <Figures list={list} csv={csv} />}
      {isEmpty ? (
        <NoRows list={list} empty={empty} />
      ) : (
        <Table
          caption={caption}
          captionHidden
          columns={columns.map((column) => ({ ...column, sort: sortOf(column.sort, list) }))}
          rows={rows}
          rowKey={rowKey}
          link={ConsoleAnchor}
          isDense
          hasRowFocus
        />
      )}
      <Parts list={list} />
    </div>
  )
}

function sortOf(field: string | undefined, { path, query, sort }: ListState): Column<never>['sort'] {
  if (field === undefined) return undefined
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  return { href: listHref(path, query, { sort: otherSort(field, sort) }), ...(direction && { direction }) }
}

/** How many there are, and all of them as a file. */
function Figures({ list: { query, total }, csv }: Pick<DataTableProps<never>, 'list' | 'csv'>) {
  const language = useLanguage()
  const say = words(language)
  const count = formatNumber(total?.count ?? 0, language)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-muted text-sm tabular-nums">
        {total && (total.is_more ? say.more(count) : say.rows(count))}
      </p>
      {csv && (
        // Not a page: the browser takes it as a file, and stays where it is.
        <a href={listHref(csv, query, { language })} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <Download aria-hidden="true" className="size-5" />
          {say.csv}
        </a>
      )}
    </div>
  )
}

/** Nothing at all says what the first step is; nothing of what was looked for, how to look for less. */
function NoRows({ list, empty }: Pick<DataTableProps<never>, 'list' | 'empty'>) {
  const say = useWords(words)
  if (!isNarrowed(list.query) && !list.query.cursor) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={say.noMatch}
      text={say.noMatchText}
      icon={<SearchX />}
      action={
        <Link to={list.path} className={buttonClass({ variant: 'secondary' })}>
          {say.clear}
        </Link>
      }
    />
  )
}

/** How far one has read is in the address: the browser's own way back leads to the part before. */
function Parts({ list: { path, query, next_cursor } }: Pick<DataTableProps<never>, 'list'>) {
  const say = useWords(words)
  if (!query.cursor && !next_cursor) return null
  return (
    <nav aria-label={say.pages} className="flex flex-wrap justify-between gap-3">
      {query.cursor ? (
        <Link to={listHref(path, query)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {say.first}
        </Link>
      ) : (
        <span />
      )}
      {next_cursor && (
        <Link
          to={listHref(path, query, { cursor: next_cursor })}
          rel="next"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {say.next}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  )
}
