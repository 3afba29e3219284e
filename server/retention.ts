import { retention as booking } from '#modules/booking/retention.ts'
import { retention as catalogue } from '#modules/catalogue/retention.ts'
import { retention as chat } from '#modules/chat/retention.ts'
import { retention as drafts } from '#modules/drafts/retention.ts'
import { retention as financing } from '#modules/financing/retention.ts'
import { retention as identity } from '#modules/identity/retention.ts'
import { retention as partner } from '#modules/partner/retention.ts'
import { retention as privateUmrah } from '#modules/private-umrah/retention.ts'
import { retention as savings } from '#modules/savings/retention.ts'
import { retention as search } from '#modules/search/retention.ts'
import { retention as souvenir } from '#modules/souvenir/retention.ts'

/** What every module ends after a while, in the order of the privacy page. */
export const retention = [
  ...identity,
  ...search,
  ...catalogue,
  ...booking,
  ...privateUmrah,
  ...souvenir,
  ...financing,
  ...savings,
  ...chat,
  ...partner,
  ...drafts,
]
