import { type Context, pageOf } from '../../../api.server.ts'
import { daysBefore } from '../../../components/financing/days-before.server.ts'
import type { Order } from '../order.ts'
import type { NoOrderProps } from '../parts/no-order.tsx'
import { checkoutPath } from '../pay/place.ts'
import { words } from './words.ts'

export type Hindrance = 'hajj' | 'not_offered' | 'too_late' | 'price' | 'open_application'

/** Why a journey cannot be financed, and what can be done instead. */
export async function whyNot(context: Context, hindrance: Hindrance): Promise<Pick<NoOrderProps, 'title' | 'text'>> {
  const say = words(pageOf(context).language)
  const text = hindrance === 'too_late' ? say.too_late(await daysBefore(context)) : say[hindrance]
  return { title: say.hindered, text }
}

export async function hinderedOf(context: Context, order: Order, hindrance: Hindrance): Promise<NoOrderProps> {
  const say = words(pageOf(context).language)
  const pay = {
    label: say.payOtherwise,
    path: checkoutPath({ booking_id: order.booking_id, product_id: order.product.id }),
  }
  const second =
    hindrance === 'open_application'
      ? { label: say.myApplications, path: '/member/financing-history' }
      : { label: say.others, path: '/umroh-dana-talangan' }
  return { ...(await whyNot(context, hindrance)), first: pay, second }
}
