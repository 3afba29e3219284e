import { PackageX } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { ItemGrid } from '../../../../components/shop/item-grid.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { Missing as Loaded } from '../load.server.ts'

/** Nobody sells such an item, or no longer: what comes close to it. */
export function Missing({ missing: { title, text, suggestions, toShop, items } }: { missing: Loaded }) {
  return (
    <div className="layout flex flex-col gap-6 py-6">
      <EmptyState
        icon={<PackageX />}
        title={title}
        text={text}
        headingLevel="h1"
        action={
          <ShellLink path="/oleh-oleh" className={buttonClass({ variant: 'secondary' })}>
            {toShop}
          </ShellLink>
        }
      />
      {items.length > 0 && (
        <section aria-labelledby="suggestions" className="flex flex-col gap-5">
          <h2 id="suggestions" className="text-2xl">
            {suggestions}
          </h2>
          <ItemGrid items={items} />
        </section>
      )}
    </div>
  )
}
