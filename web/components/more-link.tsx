import { buttonClass } from '../ui/button-class.ts'
import { useIsScripted } from '../ui/use-is-scripted.ts'
import { ShellLink } from './shell/shell-link.tsx'

type MoreLinkProps = {
  /** Where the list is longer. */
  path: string
  /** The id of the last thing shown now: without scripts the longer page opens there. */
  from: string
  label: string
}

/** Makes a list longer; whoever reads it stays where they are. */
export function MoreLink({ path, from, label }: MoreLinkProps) {
  const isScripted = useIsScripted()
  return (
    <ShellLink
      path={isScripted ? path : `${path}#${from}`}
      preventScrollReset
      replace
      className={`${buttonClass({ variant: 'secondary' })} self-center`}
    >
      {label}
    </ShellLink>
  )
}
