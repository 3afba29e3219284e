import { latestOrder } from '#modules/orders/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { memberOf } from '../../shell.server.ts'
import { softly } from '../../softly.server.ts'
import { shownOrder } from '../orders/shown.server.ts'
import { words } from './words.ts'

/** A member's order to continue. Whoever is not signed in has none, so that a page cached for all holds nothing of anyone. */
export async function loadLatest(context: Context) {
  if (!(await memberOf(context))) return undefined
  const { language } = pageOf(context)
  const [order] = await softly(
    context,
    api(context, latestOrder, {}).then(({ data }) => (data ? [data] : [])),
    [],
  )
  if (!order) return undefined
  const say = words(language)
  return {
    title: order.status === 'in_progress' ? say.latestDue : say.latestOrder,
    order: shownOrder(order, language),
  }
}

export type LatestOrder = NonNullable<Awaited<ReturnType<typeof loadLatest>>>
