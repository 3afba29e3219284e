import { isCallFailure } from '#core/client.ts'
import type { PageContext } from '#core/page.ts'
import { toggleWishlist, wishlistIds } from '#modules/catalogue/contract.ts'
import { itemWishlist, toggleItemWish } from '#modules/merchandise/contract.ts'
import { claimPromo } from '#modules/promo/contract.ts'
import { api, type Context, pageOf } from './api.server.ts'
import type { ToastKey } from './components/toast-words.ts'
import { dropNote, keepNote, readNote } from './cookie-state.server.ts'
import { type Toast, toastOf } from './flash.server.ts'
import { inLanguage, splitLanguage } from './to.ts'

/** What a guest pressed: a heart, or "save this promo". */
type Act = { wish: string } | { wish_item: string } | { claim: string }

// Long enough to register and to find the mail with the code.
const noteSeconds = 1800

/** Where a guest signs in and comes back from. What they pressed is noted, and done by the sign-in, never by a visit. */
export function loginFor(page: PageContext, act: Act, back: string): string {
  keepNote(page, 'after_login', act, noteSeconds)
  const query = new URLSearchParams({ redirect: splitLanguage(back).path })
  return `${inLanguage(page.language, '/auth/login')}?${query}`
}

/** Does what was noted, once, as the member who has just signed in; what there is to say about it. */
export async function doNoted(context: Context): Promise<Toast | undefined> {
  const page = pageOf(context)
  const { wish, wish_item, claim } = readNote(page, 'after_login')
  if (wish === undefined && wish_item === undefined && claim === undefined) return undefined
  dropNote(page, 'after_login')
  try {
    if (wish !== undefined) return await wished(context, wish)
    return wish_item === undefined ? await saved(context, claim ?? '') : await wishedItem(context, wish_item)
  } catch (error) {
    // The sign-in itself went well: it must not fail for this.
    if (!isCallFailure(error)) throw error
    return toastOf(error, claim === undefined ? 'wish_failed' : 'promo_failed')
  }
}

/** Added, never taken off: the heart that was pressed was empty, whatever the list already holds. */
export async function wished(context: Context, productId: string): Promise<ToastKey | undefined> {
  const { items } = (await api(context, wishlistIds, {})).data
  if (items.includes(productId)) return undefined
  await api(context, toggleWishlist, { productId })
  return 'wish_added'
}

/** The same for a souvenir. */
export async function wishedItem(context: Context, slug: string): Promise<ToastKey | undefined> {
  const { slugs } = (await api(context, itemWishlist, { limit: 1 })).data
  if (slugs.includes(slug)) return undefined
  await api(context, toggleItemWish, { slug })
  return 'wish_added'
}

async function saved(context: Context, id: string): Promise<ToastKey> {
  await api(context, claimPromo, { id })
  return 'promo_saved'
}
