import type { MouseEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { isUnknown } from '../personal/unknown-member.ts'
import { useHref } from '../shell/use-href.ts'
import { onlyAdd, wishFields, wishFormId } from '../shell/wish-form.tsx'
import { words } from './words.ts'

const wishLists = { package: 'wishlist_ids', item: 'wishlist_slugs' } as const

type WishButtonProps = {
  /** Of a package; a souvenir is named by its slug. */
  id: string
  kind?: keyof typeof wishFields
  name: string
  className?: string
}

/** Guests are asked to sign in and come back here. */
export function WishButton({ id, kind = 'package', name, className }: WishButtonProps) {
  const { language, member } = useShell()
  const say = words(language)
  const href = useHref()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const isOnWishlist = member?.[wishLists[kind]].includes(id) ?? false
  // What the finger asked for is shown at once; the answer then agrees or takes it back.
  const isShown = fetcher.state === 'idle' ? isOnWishlist : !isOnWishlist
  const send = (event: MouseEvent) => {
    event.preventDefault()
    const pressed = { [wishFields[kind]]: id, back: pathname + search, ...(isUnknown(member) && { [onlyAdd]: '1' }) }
    fetcher.submit(pressed, { method: 'post', action: href('/wishlist') })
  }
  return (
    <button
      type="submit"
      form={wishFormId}
      name={wishFields[kind]}
      value={id}
      onClick={send}
      aria-label={isOnWishlist ? say.unwish(name) : say.wish(name)}
      className={cx(iconButtonClass({ variant: 'floating' }), 'wish-button', isShown && 'is-wished', className)}
    />
  )
}
