import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { toggleWishlist } from '#modules/catalogue/contract.ts'
import { toggleItemWish } from '#modules/merchandise/contract.ts'
import { loginFor, wished, wishedItem } from '../../after-login.server.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { onlyAdd, wishFields } from '../../components/shell/wish-form.tsx'
import { flash, type Toast, toastOf } from '../../flash.server.ts'
import { readForm } from '../../form.server.ts'
import { safePath } from '../../safe-path.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** Hearts of every page post here, and go back to where they are. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await readForm(request)
  const back = safePath(form.get('back')) ?? inLanguage(page.language, '/')
  const heart = heartOf(form)
  if (!(await memberOf(context))) return redirect(loginFor(page, heart.act, back))
  const turn = form.has(onlyAdd) ? heart.add : heart.toggle
  flash(page, await softlyTurned(() => turn(context)))
  // A heart pressed on a page with scripts stays where it is; without them the browser has left and must be led back.
  return request.headers.get('sec-fetch-dest') === 'empty' ? null : redirect(back)
}

/** What a heart stands beside, a package or a souvenir, and how either is put on the list. */
function heartOf(form: FormData) {
  const item = form.get(wishFields.item)
  if (item !== null) {
    const slug = String(item).slice(0, 100)
    return {
      act: { wish_item: slug },
      add: async (context: Context): Promise<Toast> => (await wishedItem(context, slug)) ?? 'wish_added',
      toggle: async (context: Context) => toastFor((await api(context, toggleItemWish, { slug })).data),
    }
  }
  const productId = String(form.get(wishFields.package)).slice(0, 36)
  return {
    act: { wish: productId },
    add: async (context: Context): Promise<Toast> => (await wished(context, productId)) ?? 'wish_added',
    toggle: async (context: Context) => toastFor((await api(context, toggleWishlist, { productId })).data),
  }
}

const toastFor = ({ is_deleted }: { is_deleted: boolean }): Toast => (is_deleted ? 'wish_removed' : 'wish_added')

async function softlyTurned(turn: () => Promise<Toast>): Promise<Toast> {
  try {
    return await turn()
  } catch (error) {
    // A heart that could not be filled is no reason to take the whole page away.
    if (!isCallFailure(error)) throw error
    return toastOf(error, 'wish_failed')
  }
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function WishlistToggle() {
  return null
}
