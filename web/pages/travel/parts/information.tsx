import { ArrowRight } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { addressOf } from '../address.ts'
import type { Travel } from '../travel.server.ts'
import { Licences } from './licence.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductGrid } from './product-grid.tsx'

/** The company and its licence beside what it says of itself and what leaves next. */
export function Information({ travel }: { travel: Travel }) {
  const { partner, products, say } = travel
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
      <div className="flex flex-col gap-5">
        <Licences travel={travel} />
        <Company travel={travel} />
      </div>
      <div className="flex flex-col gap-8">
        <section aria-labelledby="about" className="flex flex-col gap-3">
          <h2 id="about" className="text-2xl">
            {say.about}
          </h2>
          <p className="max-w-prose whitespace-pre-line">{partner.about}</p>
        </section>
        {products && (
          <section aria-labelledby="nearest" className="flex flex-col gap-4">
            <h2 id="nearest" className="text-2xl">
              {say.nearest}
            </h2>
            {products.items.length === 0 ? (
              <NoProducts travel={travel} headingLevel="h3" />
            ) : (
              <ProductGrid
                items={products.items}
                preview={products.preview}
                columns="beside"
                className="sm:grid-cols-2 xl:grid-cols-3"
              >
                <AllProducts slug={partner.slug} label={say.allProducts} />
              </ProductGrid>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

function AllProducts({ slug, label }: { slug: string; label: string }) {
  return (
    <Card look="tinted" interactive className="flex h-full flex-col justify-center">
      <ShellLink
        path={addressOf({ slug, tab: 'products' })}
        preventScrollReset
        className={cx(coverLinkClass, 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text')}
      >
        {label}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      </ShellLink>
    </Card>
  )
}

function Company({ travel: { partner, say } }: { travel: Travel }) {
  return (
    <Card as="section" look="flat" aria-labelledby="company" className="flex flex-col gap-4">
      <h2 id="company" className="text-xl">
        {say.company}
      </h2>
      <dl className="flex flex-col gap-3">
        {partner.facts.map(({ name, value, href }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-semibold">
              {href ? (
                <a
                  href={href}
                  className={cx(linkClass(), '-my-2 inline-flex min-h-11 items-center [overflow-wrap:anywhere]')}
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
