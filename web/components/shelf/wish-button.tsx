import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { words } from './words.ts'

const formId = 'wish'

/** The one form of all hearts of a page, so that they work without scripts. */
export function WishForm() {
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <form id={formId} method="post" action={href('/wishlist')} hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  )
}

/** Guests are asked to sign in and come back here. */
export function WishButton({ id, name, className }: { id: string; name: string; className?: string }) {
  const { language, member } = useShell()
  const say = words(language)
  const href = useHref()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const isKept = member?.wishlist_ids.includes(id) ?? false
  // What the finger asked for is shown at once; the answer then agrees or takes it back.
  const isShown = fetcher.state === 'idle' ? isKept : !isKept
  const send = (event: MouseEvent) => {
    event.preventDefault()
    fetcher.submit({ product_id: id, back: pathname + search }, { method: 'post', action: href('/wishlist') })
  }
  return (
    <button
      type="submit"
      form={formId}
      name="product_id"
      value={id}
      onClick={send}
      aria-label={isKept ? say.unwish(name) : say.wish(name)}
      className={cx(iconButtonClass({ variant: 'floating' }), className)}
    >
      <Heart aria-hidden="true" className={cx('size-5', isShown && 'fill-danger text-danger')} />
    </button>
  )
}
