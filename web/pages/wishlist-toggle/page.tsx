import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { toggleWishlist } from '#modules/catalogue/contract.ts'
import { loginFor, wished } from '../../after-login.server.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { onlyAdd } from '../../components/shell/wish-form.tsx'
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
  const productId = String(form.get('product_id')).slice(0, 36)
  if (!(await memberOf(context))) return redirect(loginFor(page, { wish: productId }, back))
  const turn = form.has(onlyAdd) ? added : toggled
  flash(page, await softlyTurned(() => turn(context, productId)))
  // A heart pressed on a page with scripts stays where it is; without them the browser has left and must be led back.
  return request.headers.get('sec-fetch-dest') === 'empty' ? null : redirect(back)
}

async function toggled(context: Context, productId: string): Promise<Toast> {
  const { is_deleted } = (await api(context, toggleWishlist, { productId })).data
  return is_deleted ? 'wish_removed' : 'wish_added'
}

const added = async (context: Context, productId: string): Promise<Toast> =>
  (await wished(context, productId)) ?? 'wish_added'

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
