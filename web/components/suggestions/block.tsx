import type { ReactNode } from 'react'
import { TrendingUp } from '#web/ui/icons/icons.ts'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { trendingPath } from './category-path.ts'
import type { Trending } from './state.ts'
import { words } from './words.ts'

export function Block({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="font-bold text-base">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Parts of the catalogue that people look for most; the categories themselves where nobody could say. */
export function TrendingBlock({ trending }: { trending: readonly Trending[] }) {
  const { language, tenant } = useShell()
  const say = words(language)
  const common: Trending[] = [
    { name: say.umrah, category: 'umroh' },
    { name: say.tourism, category: 'halal-tour' },
    ...(tenant.feature_flag.is_hajj ? [{ name: say.hajj, category: 'hajj' }] : []),
  ]
  return (
    <Block title={say.trending}>
      <ul className="flex flex-wrap gap-2">
        {(trending.length > 0 ? trending : common).map((item) => (
          <li key={item.category + (item.slug ?? '')}>
            <ShellLink
              path={trendingPath(item)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-4 py-1.5 font-semibold text-brand-text text-sm no-underline hover:ring-1 hover:ring-brand"
            >
              <TrendingUp aria-hidden="true" className="size-4 shrink-0" />
              {item.name}
            </ShellLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}
