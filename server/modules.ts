import { affiliate } from '#modules/affiliate/module.ts'
import { booking } from '#modules/booking/module.ts'
import { catalogue } from '#modules/catalogue/module.ts'
import { chat } from '#modules/chat/module.ts'
import { commission } from '#modules/commission/module.ts'
import { console } from '#modules/console/module.ts'
import { content } from '#modules/content/module.ts'
import { datedRules } from '#modules/dated-rules/module.ts'
import { drafts } from '#modules/drafts/module.ts'
import { financing } from '#modules/financing/module.ts'
import { home } from '#modules/home/module.ts'
import { identity } from '#modules/identity/module.ts'
import { location } from '#modules/location/module.ts'
import { merchandise } from '#modules/merchandise/module.ts'
import { notification } from '#modules/notification/module.ts'
import { orders } from '#modules/orders/module.ts'
import { partner } from '#modules/partner/module.ts'
import { payment } from '#modules/payment/module.ts'
import { payouts } from '#modules/payouts/module.ts'
import { privacy } from '#modules/privacy/module.ts'
import { privateUmrah } from '#modules/private-umrah/module.ts'
import { promo } from '#modules/promo/module.ts'
import { rooming } from '#modules/rooming/module.ts'
import { savings } from '#modules/savings/module.ts'
import { search } from '#modules/search/module.ts'
import { settlement } from '#modules/settlement/module.ts'
import { shipping } from '#modules/shipping/module.ts'
import { souvenir } from '#modules/souvenir/module.ts'
import { staff } from '#modules/staff/module.ts'
import { support } from '#modules/support/module.ts'
import { tenant } from '#modules/tenant/module.ts'
import { worship } from '#modules/worship/module.ts'

/** The modules of the application, in the order of their tiers. Each by its own type: one without calls is no type for all. */
export const modules = [
  tenant,
  datedRules,
  staff,
  identity,
  location,
  drafts,
  partner,
  catalogue,
  content,
  worship,
  affiliate,
  search,
  promo,
  home,
  merchandise,
  payment,
  payouts,
  settlement,
  shipping,
  booking,
  souvenir,
  privateUmrah,
  financing,
  savings,
  orders,
  rooming,
  commission,
  notification,
  chat,
  privacy,
  console,
  support,
] as const
