import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { banks } from '#modules/partner/module.ts'
import { isSavings } from '#modules/partner/rules/bank-product.ts'
import type * as contract from '../contract.ts'

/** Banks that may do business today, in the order they are shown in. */
export async function savingsPartners(ctx: AnyoneCtx): Promise<Output<typeof contract.savingsPartners>> {
  const open = (await banks(ctx)).filter(({ licence }) => licence.state === 'valid')
  return open.flatMap(({ id, slug, name, city, licence, products }) =>
    products.filter(isSavings).map((product) => ({
      terms_id: product.terms_id,
      bank: { id, slug, name, city, licence },
      akad: product.akad,
      minimum_deposit: product.minimum_deposit,
      admin_fee: product.admin_fee,
      nisbah: product.akad === 'mudharabah' ? product.nisbah : null,
      months: product.months,
    })),
  )
}
