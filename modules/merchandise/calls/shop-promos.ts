import type { Output } from '#core/call.ts'
import type * as contract from '../contract.ts'

/** None yet: a promo is for umrah or for tours until carts can use one. */
export const shopPromos = async (): Promise<Output<typeof contract.shopPromos>> => []
