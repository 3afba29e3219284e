import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportBankTerms, listBankProducts } from '#modules/partner/contract.banks.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { termsText } from '../../components/banks/terms-text.ts'
import { akadWords, words as bankWords } from '../../components/banks/words.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Bank = Output<typeof listBankProducts>['banks'][number]
type Product = Bank['products'][number]

function nextText({ next }: Product, language: Language): string {
  const say = words(language)
  if (!next) return say.none
  const day = formatShortDay(next.valid_from, language)
  return next.is_offered ? say.changes(day, termsText(next, language)) : say.stops(day)
}

const shown = ({ bank_id, name, products }: Bank, language: Language) => ({
  id: bank_id,
  name,
  products: products.map((product) => ({
    akad: product.akad,
    label: akadWords(language)[product.akad],
    href: `${to(language, '/banks/:bank_id', { bank_id })}?${new URLSearchParams({ akad: product.akad })}`,
    terms: product.now?.is_offered ? termsText(product.now, language) : undefined,
    next: nextText(product, language),
  })),
})

export async function loadBanks(context: Context) {
  const { language } = pageOf(context)
  const { banks } = await dataOrNotFound(api(context, listBankProducts, {}))
  return {
    tab: tabTitle(context, bankWords(language).title),
    banks: banks.map((bank) => shown(bank, language)),
    csv: `${exportBankTerms.path}?${new URLSearchParams({ language })}`,
  }
}
