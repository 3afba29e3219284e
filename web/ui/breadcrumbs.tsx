import { ChevronRight } from '#web/ui/icons/icons.ts'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { linkClass } from './link-class.ts'

export type Crumb = { label: string; href: string }

/** The last crumb is the page itself and is no link. On a phone they stay on one line, long names cut short. */
export function Breadcrumbs(props: { label: string; crumbs: readonly Crumb[]; link?: AnchorType; className?: string }) {
  const { label, crumbs, link: Link = 'a', className } = props
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm max-md:flex-nowrap">
        {crumbs.map((crumb, place) => {
          const isLast = place === crumbs.length - 1
          return (
            // The way home is short and stays whole; the others share what room is left.
            <li
              key={crumb.href}
              className={cx('flex items-center gap-1', place === 0 ? 'shrink-0' : isLast ? 'min-w-0' : 'min-w-16')}
            >
              {isLast ? (
                <span aria-current="page" className="py-3 font-semibold text-ink max-md:truncate">
                  {crumb.label}
                </span>
              ) : (
                <Link
                  href={crumb.href}
                  className={cx('touch inline-flex max-w-full items-center', linkClass({ tone: 'muted' }))}
                >
                  <span className="max-md:truncate">{crumb.label}</span>
                </Link>
              )}
              {!isLast && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint rtl:-scale-x-100" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
