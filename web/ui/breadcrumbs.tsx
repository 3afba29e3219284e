import { ChevronRight } from 'lucide-react'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { linkClass } from './link-class.ts'

export type Crumb = { label: string; href: string }

/** The last crumb is the page itself and is no link. */
export function Breadcrumbs(props: { label: string; crumbs: readonly Crumb[]; link?: AnchorType; className?: string }) {
  const { label, crumbs, link: Link = 'a', className } = props
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map((crumb, place) => {
          const isLast = place === crumbs.length - 1
          return (
            <li key={crumb.href} className="flex min-w-0 items-center gap-1">
              {isLast ? (
                <span aria-current="page" className="py-3 font-semibold text-ink">
                  {crumb.label}
                </span>
              ) : (
                <Link href={crumb.href} className={cx('touch inline-flex items-center', linkClass({ tone: 'muted' }))}>
                  {/* A long name between the ends must not push the page down on a phone. */}
                  <span className="max-md:max-w-[36vw] max-md:truncate">{crumb.label}</span>
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
