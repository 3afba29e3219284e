import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { seeBank } from '#modules/partner/contract.banks.ts'
import { type Akad, akads } from '#modules/partner/rules/akad.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { type Terms, termsText } from '../../components/banks/terms-text.ts'
import { akadWords } from '../../components/banks/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export const akadIn = (text: string | null | undefined): Akad | undefined => akads.find((akad) => akad === text)

export const productAddress = (language: Language, bank_id: string, akad: Akad): string =>
  `${to(language, '/banks/:bank_id', { bank_id })}?${new URLSearchParams({ akad })}`

const stateOn = ({ valid_from, valid_to }: Terms, day: string) => {
  if (valid_from > day) return 'toCome' as const
  return valid_to !== null && valid_to < day ? ('past' as const) : ('today' as const)
}

function daysText({ valid_from, valid_to }: Terms, language: Language): string {
  const from = formatShortDay(valid_from, language)
  return valid_to ? words(language).between(from, formatShortDay(valid_to, language)) : from
}

function feesText({ admin_fee, bank_fee, insurance_fee, days_before }: Terms, language: Language): string {
  const say = words(language)
  const amount = (value: number) => formatRupiah(rupiah(value), language)
  return days_before === null
    ? say.adminOnly(amount(admin_fee))
    : say.fees(amount(admin_fee), amount(bank_fee), amount(insurance_fee))
}

const text = (value: number | string | null | undefined): string => String(value ?? '')

/** The fields of a form that begins with what was written last. */
const valuesOf = (last: Terms | undefined, language: Language) => ({
  margin: last?.margin_bp == null ? '' : formatNumber(last.margin_bp / 100, language),
  ujrah: text(last?.ujrah),
  nisbah: text(last?.nisbah),
  financed_least: text(last?.financed_least),
  financed_most: text(last?.financed_most),
  days_before: text(last?.days_before),
  minimum_deposit: text(last?.minimum_deposit),
  admin_fee: text(last?.admin_fee),
  bank_fee: text(last?.bank_fee),
  insurance_fee: text(last?.insurance_fee),
  tax_card_from: text(last?.tax_card_from),
  documents: last?.documents ?? ['identity_card'],
  months: (last?.months ?? []).map(String),
})

const boundsOf = ({ least, most, days_before }: Output<typeof seeBank>['bounds'], language: Language) => ({
  least: formatRupiah(rupiah(least), language),
  most: formatRupiah(rupiah(most), language),
  days: formatNumber(days_before, language),
})

export async function loadBank(context: Context, { bank_id, url }: { bank_id: string; url: URL }) {
  const { language } = pageOf(context)
  const { name, today, bounds, products } = await dataOrNotFound(api(context, seeBank, { bank_id }))
  const first = products.find(({ history }) => history.length > 0)?.akad ?? 'murabahah'
  const akad = akadIn(url.searchParams.get('akad')) ?? first
  const { history = [], version = 0 } = products.find((product) => product.akad === akad) ?? {}
  const last = history[0]
  return {
    tab: tabTitle(context, name),
    name,
    akad,
    key: newId(),
    version: String(version),
    banks: to(language, '/banks'),
    address: productAddress(language, bank_id, akad),
    tabs: products.map((product) => ({
      href: productAddress(language, bank_id, product.akad),
      label: akadWords(language)[product.akad],
      isCurrent: product.akad === akad,
    })),
    finances: akad === 'murabahah' || akad === 'ijarah multijasa',
    bounds: boundsOf(bounds, language),
    values: valuesOf(last, language),
    can_stop: last?.is_offered === true,
    rows: history.map((row) => ({
      id: row.terms_id,
      days: daysText(row, language),
      terms: row.is_offered ? termsText(row, language) : undefined,
      fees: row.is_offered ? feesText(row, language) : '–',
      state: stateOn(row, today),
      source: row.source,
      written_by: row.written_by ?? '–',
    })),
    done: doneIn(url.searchParams, ['added', 'stopped']),
  }
}

export type ShownBank = Awaited<ReturnType<typeof loadBank>>
