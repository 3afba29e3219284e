import { PathAnchor, ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { addressOf } from '../address.ts'
import type { Travel } from '../travel.server.ts'
import { NoProducts } from './no-products.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { ProductGrid } from './product-grid.tsx'

/** What the partner sells, a few at a time. */
export function Products({ travel }: { travel: Travel }) {
  const { partner, products, say } = travel
  if (!products) return <NoSuchPage travel={travel} />
  if (products.items.length === 0) return <NoProducts travel={travel} />
  return (
    <section aria-labelledby="products" className="group/page flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="products" className="text-2xl">
          {say.onSale}
        </h2>
        <p role="status" className="text-muted text-sm">
          <span className="max-md:hidden group-has-checked/page:inline">{products.shown}</span>
          <span className="md:hidden group-has-checked/page:hidden">{products.preview.shown}</span>
        </p>
      </div>
      <ProductGrid
        key={products.current_page}
        items={products.items}
        preview={products.preview}
        columns="three"
        className="sm:grid-cols-2 lg:grid-cols-3"
      >
        <Card look="tinted" className="flex h-full flex-col items-start justify-center gap-3">
          <h3 className="text-lg">{say.compare}</h3>
          <p className="text-muted">{say.compareText}</p>
          <ShellLink path="/umroh" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.others}
          </ShellLink>
        </Card>
      </ProductGrid>
      <Pagination
        label={say.pages}
        page={products.current_page}
        lastPage={products.last_page}
        href={(page) => addressOf({ slug: partner.slug, tab: 'products', page })}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </section>
  )
}
