import type { MouseEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { isUnknown } from '../personal/unknown-member.ts'
import { useHref } from '../shell/use-href.ts'
import { onlyAdd, wishFormId } from '../shell/wish-form.tsx'
import { words } from './words.ts'

/** Guests are asked to sign in and come back here. */
export function WishButton({ id, name, className }: { id: string; name: string; className?: string }) {
  const { language, member } = useShell()
  const say = words(language)
  const href = useHref()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const isOnWishlist = member?.wishlist_ids.includes(id) ?? false
  // What the finger asked for is shown at once; the answer then agrees or takes it back.
  const isShown = fetcher.state === 'idle' ? isOnWishlist : !isOnWishlist
  const send = (event: MouseEvent) => {
    event.preventDefault()
    const pressed = { product_id: id, back: pathname + search, ...(isUnknown(member) && { [onlyAdd]: '1' }) }
    fetcher.submit(pressed, { method: 'post', action: href('/wishlist') })
  }
  return (
    <button
      type="submit"
      form={wishFormId}
      name="product_id"
      value={id}
      onClick={send}
      aria-label={isOnWishlist ? say.unwish(name) : say.wish(name)}
      className={cx(iconButtonClass({ variant: 'floating' }), 'wish-button', isShown && 'is-wished', className)}
    />
  )
}
