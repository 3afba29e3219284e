import { ProductCard } from '../../../components/product-card/product-card.tsx'
import { PathAnchor } from '../../../components/shell/shell-link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { packagesOf } from '../load.server.ts'

type PackagesProps = {
  path: string
  packages: Awaited<ReturnType<typeof packagesOf>>
  say: { packages: string; noPackages: string }
}

/** What the code can be used for, a page at a time; another page opens where the list begins. */
export function Packages({ path, packages, say }: PackagesProps) {
  const { pages, previous, next, packageCount } = packages.say
  return (
    <section id="packages" aria-labelledby="packages-title" className="layout flex flex-col gap-5 py-6 md:py-8">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="packages-title" className="text-2xl">
          {say.packages}
        </h2>
        {packages.total > 0 && <p className="text-muted">{packageCount}</p>}
      </div>
      {packages.items.length === 0 ? (
        <p className="text-muted">{say.noPackages}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {packages.items.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={pages}
        page={packages.current_page}
        lastPage={packages.last_page}
        href={(to) => `${path}${to > 1 ? `?page=${to}` : ''}#packages`}
        words={{ previous, next, page: String }}
        link={PathAnchor}
      />
    </section>
  )
}
