import { PackageX } from '#web/ui/icons/icons.ts'
import { ProductCard } from '../../../components/product-card/product-card.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Missing as Loaded } from '../load.server.ts'

/** There is no such package, or no longer: what comes close to it. */
export function Missing({ missing }: { missing: Loaded }) {
  return (
    <div className="layout flex flex-col gap-6 py-6">
      <EmptyState
        icon={<PackageX />}
        title={missing.title}
        text={missing.text}
        headingLevel="h1"
        action={
          <ShellLink path="/umroh" className={buttonClass({ variant: 'secondary' })}>
            {missing.toUmrah}
          </ShellLink>
        }
      />
      {missing.cards.length > 0 && (
        <section aria-labelledby="suggestions" className="flex flex-col gap-5">
          <h2 id="suggestions" className="text-2xl">
            {missing.suggestions}
          </h2>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {missing.cards.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} columns="three" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
