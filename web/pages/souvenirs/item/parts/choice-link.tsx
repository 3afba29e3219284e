import { Link, type LinkProps, useLocation } from 'react-router'
import { withChange } from '../query.ts'

type ChoiceLinkProps = Omit<LinkProps, 'to'> & {
  choose: Parameters<typeof withChange>[1]
  /** Where a browser without scripts goes on reading. */
  at?: string
}

/** This same page with another choice: the address is the state, and the way back leads out of the page. */
export function ChoiceLink({ choose, at, ...link }: ChoiceLinkProps) {
  const { search } = useLocation()
  return <Link {...link} to={{ search: withChange(search, choose), hash: at }} replace preventScrollReset />
}
