import { Heart } from 'lucide-react'
import { useFetcher, useLocation } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { words } from './words.ts'

/** A form of its own, so that it works without scripts. Guests are asked to sign in and come back here. */
export function WishButton({ id, name, className }: { id: string; name: string; className?: string }) {
  const { language, member } = useShell()
  const say = words(language)
  const href = useHref()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const isKept = member?.wishlist_ids.includes(id) ?? false
  // What the finger asked for is shown at once; the answer then agrees or takes it back.
  const isShown = fetcher.state === 'idle' ? isKept : !isKept
  return (
    <fetcher.Form method="post" action={href('/wishlist')} className={className}>
      <input type="hidden" name="product_id" value={id} />
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        aria-label={isKept ? say.unwish(name) : say.wish(name)}
        className={iconButtonClass({ variant: 'floating' })}
      >
        <Heart aria-hidden="true" className={cx('size-5', isShown && 'fill-danger text-danger')} />
      </button>
    </fetcher.Form>
  )
}
