import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { isSpare, pageWindow } from './page-window.ts'

export type PaginationProps = {
  label: string
  page: number
  lastPage: number
  href: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string }
  link?: AnchorType
  className?: string
}

const slotClass = 'page-slot'

/** Nothing at all when there is only one page. */
export function Pagination({ label, page, lastPage, href, words, link: Link = 'a', className }: PaginationProps) {
  if (lastPage <= 1) return null
  const slots = pageWindow(page, lastPage)
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <li>
          <Edge Link={Link} href={page > 1 ? href(page - 1) : undefined} rel="prev">
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            <span className="sr-only sm:not-sr-only">{words.previous}</span>
          </Edge>
        </li>
        {slots.map((slot, place) =>
          slot === 'gap' ? (
            <li key={`after-${slots[place - 1]}`} aria-hidden="true" className="w-6 text-center text-muted">
              …
            </li>
          ) : (
            <li key={slot} className={isSpare(slots, place, page) ? 'max-sm:hidden' : undefined}>
              <Link
                href={href(slot)}
                className={slotClass}
                aria-label={words.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        <li>
          <Edge Link={Link} href={page < lastPage ? href(page + 1) : undefined} rel="next">
            <span className="sr-only sm:not-sr-only">{words.next}</span>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Edge>
        </li>
      </ul>
    </nav>
  )
}

/** Before the first and after the last page the way stays in its place, without a link. */
function Edge({ Link, href, rel, children }: { Link: AnchorType; href?: string; rel: string; children: ReactNode }) {
  if (!href) return <span className={cx(slotClass, 'pointer-events-none invisible')}>{children}</span>
  return (
    <Link href={href} rel={rel} className={slotClass}>
      {children}
    </Link>
  )
}
