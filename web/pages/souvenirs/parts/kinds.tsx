import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { shopAddress, withFilter } from '../../../components/shop/query.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import type { Souvenirs } from '../load.server.ts'

/** Kinds of souvenirs, each with its picture; the one that is open leads back to all. */
export function Kinds({ kinds, listing: { path, query, say } }: Pick<Souvenirs, 'kinds' | 'listing'>) {
  if (kinds.length === 0) return null
  return (
    <nav aria-label={say.categories}>
      <ul className="kind-row">
        {kinds.map(({ slug, name, picture, count }) => {
          const isCurrent = query.category === slug
          return (
            <li key={slug}>
              <ShellLink
                path={shopAddress(path, withFilter(query, { category: isCurrent ? undefined : slug }))}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className="kind-link"
              >
                <SitePicture {...picture} shape="square" alt="" sizes="5rem" widest={320} />
                <span>{name}</span>
                <small>{count}</small>
              </ShellLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
