import type { Handlers } from '#core/call.ts'
import { activePromos } from './calls/active-promos.ts'
import { checkPromo } from './calls/check-promo.ts'
import { claimPromo } from './calls/claim-promo.ts'
import { changePromo } from './calls/console/change-promo.ts'
import { changePromoLimits } from './calls/console/change-promo-limits.ts'
import { createPromo } from './calls/console/create-promo.ts'
import { exportPromos } from './calls/console/export-promos.ts'
import { listDeskPromos } from './calls/console/list-desk-promos.ts'
import { promoChoices } from './calls/console/promo-choices.ts'
import { seeDeskPromo } from './calls/console/see-desk-promo.ts'
import { stepPromo } from './calls/console/step-promo.ts'
import { productPromos } from './calls/product-promos.ts'
import { promoByKey } from './calls/promo-by-key.ts'
import { promoProducts } from './calls/promo-products.ts'
import { promos } from './calls/promos.ts'
import { usablePromos } from './calls/usable-promos.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { PromoPorts } from './ports.ts'

export { promoOfCode } from './guesses.ts'
export { previewPromos, previewPromosOf } from './preview.ts'
export { findPromo, runningSlugs } from './store.ts'
export { tryPromo } from './try.ts'
export { lockPromos, recountPromo, releasePromo, retakePromo, takePromo, usableFor } from './use.ts'
export { promoOf } from './view.ts'

const calls = {
  promos,
  activePromos,
  promoByKey,
  promoProducts,
  productPromos,
  usablePromos,
  claimPromo,
  checkPromo,
} satisfies Handlers<typeof contract, PromoPorts>

const consoleCalls = {
  changePromo,
  changePromoLimits,
  createPromo,
  exportPromos,
  listDeskPromos,
  promoChoices,
  seeDeskPromo,
  stepPromo,
} satisfies Handlers<typeof consoleContract, PromoPorts>

export const promo = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs: [] }
