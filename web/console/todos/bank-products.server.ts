import { listBankProducts } from '#modules/partner/contract.banks.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** A bank that offers nothing yet, and will not either. */
export const bankProducts: TodoProvider = {
  roles: ['bank_officer'],
  async load(context) {
    const { language } = pageOf(context)
    const { banks } = (await api(context, listBankProducts, {})).data
    const idle = banks.find(({ products }) => products.every(({ now, next }) => !now?.is_offered && !next?.is_offered))
    if (!idle) return undefined
    const say = words(language)
    return {
      key: 'bank-products',
      title: say.bankProducts,
      text: say.bankProductsText,
      href: to(language, '/banks/:bank_id', { bank_id: idle.bank_id }),
      open: say.bankProductsOpen,
    }
  },
}
