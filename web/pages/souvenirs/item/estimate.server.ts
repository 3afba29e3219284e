import { data, redirect } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { courierText } from '#modules/shipping/rules/courier-words.ts'
import { shippingEstimate } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { etdText } from '../../../components/shop/etd.ts'
import { refused, type Values } from '../../../form.server.ts'
import { memberOf } from '../../../shell.server.ts'
import { loginAddress, type Place } from './cart.server.ts'
import { words } from './words.ts'

export const estimateIntent = 'estimate'
/** As many as fit beside the price; the rest comes with the order. */
const shownMethods = 3

/** What the parcel costs to the member's address. A guest signs in first, and comes back to the same choice. */
export async function estimateShipping(context: Context, place: Place, values: Values) {
  const { language } = pageOf(context)
  const { variant_id = '', quantity = '' } = values
  if (!(await memberOf(context))) return redirect(loginAddress(context, place, { variant: variant_id, quantity }))
  try {
    const { address, methods } = (await api(context, shippingEstimate, { variant_id, quantity: Number(quantity) })).data
    const estimate = {
      to: words(language).estimateTo(address.subdistrict_name, address.city_name),
      methods: methods.slice(0, shownMethods).map(({ etd, cost, ...by }) => ({
        name: courierText(by, language),
        days: etdText(etd, language),
        cost: formatRupiah(rupiah(cost), language),
      })),
    }
    return data({ estimate })
  } catch (error) {
    return refused(error, { intent: estimateIntent, values })
  }
}

export type Estimate = Extract<
  Awaited<ReturnType<typeof estimateShipping>>,
  { data: { estimate: object } }
>['data']['estimate']
