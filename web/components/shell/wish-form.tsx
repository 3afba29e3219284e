import { useLocation } from 'react-router'
import { useShell } from '../../use-shell.ts'
import { isUnknown } from '../personal/unknown-member.ts'
import { useHref } from './use-href.ts'

export const wishFormId = 'wish'
/** Said by a heart that is empty because it is not known yet whose it is: such a one only adds. */
export const onlyAdd = 'only_add'
/** How a heart names what it stands beside. */
export const wishFields = { package: 'product_id', item: 'item_slug' } as const

/** The one form of all hearts of a page, so that they work without scripts. */
export function WishForm() {
  const href = useHref()
  const { pathname, search } = useLocation()
  const { member } = useShell()
  return (
    <form id={wishFormId} method="post" action={href('/wishlist')} hidden>
      <input type="hidden" name="back" value={pathname + search} />
      {isUnknown(member) && <input type="hidden" name={onlyAdd} value="1" />}
    </form>
  )
}
