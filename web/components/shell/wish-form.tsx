import { useLocation } from 'react-router'
import { useHref } from './use-href.ts'

export const wishFormId = 'wish'

/** The one form of all hearts of a page, so that they work without scripts. */
export function WishForm() {
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <form id={wishFormId} method="post" action={href('/wishlist')} hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  )
}
