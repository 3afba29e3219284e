import { PackageX } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState, type EmptyStateProps } from '../../../ui/empty-state.tsx'
import type { Travel } from '../travel.server.ts'

type NoProductsProps = { travel: Travel } & Pick<EmptyStateProps, 'headingLevel'>

/** Why nothing is on sale, and where else to look. */
export function NoProducts({ travel: { partner, say }, headingLevel }: NoProductsProps) {
  return (
    <EmptyState
      icon={<PackageX />}
      title={say.noProducts}
      text={partner.notice ?? say.noProductsText}
      headingLevel={headingLevel}
      action={
        <ShellLink path="/umroh" className={buttonClass()}>
          {say.others}
        </ShellLink>
      }
    />
  )
}
