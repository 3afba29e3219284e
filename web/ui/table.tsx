import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#web/ui/icons/icons.ts'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'

export type SortDirection = 'ascending' | 'descending'
export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money. */
  align?: 'start' | 'end'
  /** Makes the heading a link; `direction` is how the rows stand now, if by this column. */
  sort?: { href: string; direction?: SortDirection }
  /** The cell that names its row. */
  isRowHeader?: boolean
  /** Left out where a row is a card: what only helps to compare rows. */
  isWideOnly?: boolean
}

export type TableProps<Row> = {
  caption: string
  /** When a visible heading says the same. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Instead of rows, when there are none. */
  empty?: ReactNode
  link?: AnchorType
  /** More rows on a screen, for those who work through them. */
  isDense?: boolean
  /** Rows take the focus, for keys that go through them. */
  hasRowFocus?: boolean
  className?: string
}

/** A table on a wide screen; below it every row is a card whose values carry their column's name. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, link = 'a', isDense, hasRowFocus, className } = props
  const rowFocus = hasRowFocus ? { tabIndex: -1, 'data-row': '' } : {}
  return (
    <div
      data-dense={isDense ? '' : undefined}
      className={cx(
        'group/table min-w-0 md:overflow-x-auto md:rounded-lg md:border md:border-line md:bg-paper',
        className,
      )}
    >
      <table className="block w-full border-collapse text-start text-sm tabular-nums md:table">
        <caption
          className={
            captionHidden ? 'sr-only' : 'block py-3 text-start font-bold text-lg md:table-caption md:px-5 md:pt-5'
          }
        >
          {caption}
        </caption>
        <thead className="block md:table-header-group">
          <tr className="flex flex-wrap gap-x-5 md:table-row md:border-line md:border-b">
            {columns.map((column) => (
              <Heading key={column.key} column={column} Link={link} />
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...rowFocus}
              className="flex flex-col rounded-md bg-paper px-4 py-2 focus:bg-brand-soft focus:outline-2 focus:outline-brand focus:-outline-offset-2 shadow-raised transition-colors duration-150 md:table-row md:border-line md:border-b md:shadow-none md:last:border-b-0 md:hover:bg-brand-soft"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  )
}

type Shape = Pick<Column<never>, 'header' | 'align' | 'isRowHeader' | 'isWideOnly' | 'sort'>

function Heading({ column, Link }: { column: Shape; Link: AnchorType }) {
  const { header, align, sort } = column
  const Icon = sort?.direction ? { ascending: ArrowUp, descending: ArrowDown }[sort.direction] : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      className={cx(
        'font-semibold text-muted',
        // In the stacked form only what can be pressed stays in view; the names are on the values.
        sort
          ? 'md:table-cell md:px-5 md:py-1 md:group-data-dense/table:px-3'
          : 'sr-only md:not-sr-only md:table-cell md:px-5 md:py-1 md:group-data-dense/table:px-3',
        align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {sort ? (
        <Link
          href={sort.href}
          className={cx(
            'inline-flex min-h-11 items-center gap-1.5 no-underline hover:text-brand-text',
            sort.direction && 'text-brand-text',
          )}
        >
          {header}
          <Icon aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center">{header}</span>
      )}
    </th>
  )
}

/** Who works through many cards knows each by its title: what names a row stands above the rest, without its column's name. */
const cardTitleClass =
  'max-md:group-data-dense/table:order-first max-md:group-data-dense/table:justify-start max-md:group-data-dense/table:text-start max-md:group-data-dense/table:before:hidden'

function Cell({ column, children }: { column: Shape; children: ReactNode }) {
  const { header, align, isRowHeader, isWideOnly } = column
  const Element = isRowHeader ? 'th' : 'td'
  return (
    <Element
      scope={isRowHeader ? 'row' : undefined}
      data-label={header}
      className={cx(
        'flex flex-wrap items-baseline justify-end gap-x-4 border-line border-b py-2.5 text-end text-base before:me-auto before:shrink-0 before:text-start before:font-normal before:text-muted before:text-sm before:content-[attr(data-label)] last:border-b-0',
        'md:table-cell md:border-b-0 md:px-5 md:py-4 md:text-sm md:before:hidden md:group-data-dense/table:px-3 md:group-data-dense/table:py-2 md:group-data-dense/table:align-top',
        isWideOnly ? 'max-md:hidden' : 'max-md:empty:hidden',
        align === 'end' ? 'md:whitespace-nowrap md:text-end' : 'md:text-start',
        isRowHeader ? cx('font-semibold', cardTitleClass) : 'font-normal',
      )}
    >
      {children}
    </Element>
  )
}
