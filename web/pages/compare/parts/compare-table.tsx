import { X } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { setPicked, usePicked } from '../../../components/compare/picked.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import type { Column, Row } from '../columns.server.ts'

type CompareTableProps = {
  say: { package: string; cheapest: string; see: string; title: string }
  rows: readonly { name: Row; label: string }[]
  columns: readonly Column[]
}

const headClass =
  'sticky start-0 z-10 w-24 bg-paper p-2 text-start align-top font-semibold text-xs md:w-44 md:p-4 md:text-sm'

/** Packages as columns. On a phone it scrolls sideways, the names of the rows stay. */
export function CompareTable({ say, rows, columns }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label={say.title} tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-paper">
      <table className="w-full min-w-max border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              {say.package}
            </th>
            {columns.map((column) => (
              <PackageHead key={column.slug} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={cx('border-line border-t', row.name === 'true_total' && 'bg-brand-soft')}>
              <th scope="row" className={cx(headClass, row.name === 'true_total' && 'bg-brand-soft')}>
                {row.label}
              </th>
              {columns.map((column) => (
                <Cell key={column.slug} row={row.name} column={column} cheapest={say.cheapest} />
              ))}
            </tr>
          ))}
          <tr className="border-line border-t">
            <td className={headClass} />
            {columns.map((column) => (
              <td key={column.slug} className="p-2 md:p-4">
                <ShellLink path={column.path} className={buttonClass({ size: 'sm', wide: true })}>
                  {say.see}
                  <span className="sr-only">{column.name}</span>
                </ShellLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function PackageHead({ column }: { column: Column }) {
  const picked = usePicked()
  return (
    <th scope="col" className="relative w-40 max-w-64 p-2 text-start align-top md:w-64 md:p-4">
      <SitePicture
        id={column.picture_id}
        colour={column.picture_colour}
        shape="card"
        sizes="16rem"
        alt=""
        className="aspect-4/3 rounded-md"
      />
      <ShellLink
        path={column.without}
        onClick={() => setPicked(picked.filter((item) => item.slug !== column.slug))}
        aria-label={column.remove}
        className={cx(iconButtonClass({ variant: 'floating' }), 'absolute end-4 top-4 md:end-5 md:top-5')}
      >
        <X aria-hidden="true" className="size-5" />
      </ShellLink>
      <ShellLink path={column.path} className="mt-2 block text-ink leading-snug md:text-base">
        {column.name}
      </ShellLink>
    </th>
  )
}

function Cell({ row, column, cheapest }: { row: Row; column: Column; cheapest: string }) {
  const isTotal = row === 'true_total'
  return (
    <td className={cx('w-40 max-w-64 p-2 align-top md:w-64 md:p-4', (isTotal || row === 'price') && 'tabular-nums')}>
      <ul className={cx('flex flex-col gap-1', isTotal && '[&>li:first-child]:font-bold [&>li:first-child]:text-lg')}>
        {column.cells[row].map((line) => (
          <li key={line}>
            <AmountText text={line} />
          </li>
        ))}
      </ul>
      {isTotal && column.is_cheapest && (
        <Badge tone="success" className="mt-2">
          {cheapest}
        </Badge>
      )}
    </td>
  )
}
