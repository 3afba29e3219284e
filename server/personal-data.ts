import type { PersonalData } from '#database/personal-data.ts'
import { personalData as affiliate } from '#modules/affiliate/personal-data.ts'
import { personalData as booking } from '#modules/booking/personal-data.ts'
import { personalData as catalogue } from '#modules/catalogue/personal-data.ts'
import { personalData as chat } from '#modules/chat/personal-data.ts'
import { personalData as content } from '#modules/content/personal-data.ts'
import { personalData as documents } from '#modules/documents/personal-data.ts'
import { personalData as drafts } from '#modules/drafts/personal-data.ts'
import { personalData as financing } from '#modules/financing/personal-data.ts'
import { personalData as identity } from '#modules/identity/personal-data.ts'
import { personalData as merchandise } from '#modules/merchandise/personal-data.ts'
import { personalData as notification } from '#modules/notification/personal-data.ts'
import { personalData as orders } from '#modules/orders/personal-data.ts'
import { personalData as partner } from '#modules/partner/personal-data.ts'
import { personalData as payment } from '#modules/payment/personal-data.ts'
import { personalData as privacy } from '#modules/privacy/personal-data.ts'
import { personalData as privateUmrah } from '#modules/private-umrah/personal-data.ts'
import { personalData as promo } from '#modules/promo/personal-data.ts'
import { personalData as savings } from '#modules/savings/personal-data.ts'
import { personalData as search } from '#modules/search/personal-data.ts'
import { personalData as shipping } from '#modules/shipping/personal-data.ts'
import { personalData as souvenir } from '#modules/souvenir/personal-data.ts'
import { personalData as staff } from '#modules/staff/personal-data.ts'
import { personalData as tenant } from '#modules/tenant/personal-data.ts'
import { personalData as worship } from '#modules/worship/personal-data.ts'

/** What every module holds about members, in the order a member reads it. */
export const personalData: readonly PersonalData[] = [
  identity,
  booking,
  privateUmrah,
  souvenir,
  savings,
  financing,
  payment,
  documents,
  shipping,
  notification,
  chat,
  drafts,
  promo,
  catalogue,
  merchandise,
  content,
  worship,
  search,
  partner,
  privacy,
  orders,
  tenant,
  staff,
  affiliate,
]
