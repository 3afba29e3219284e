import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { itemChoices, seeStoreItem } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText } from '../../components/banks/file-text.ts'
import { itemWords } from '../../components/stores/item-words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneNames, words } from './words.ts'

type Item = Output<typeof seeStoreItem>
const nothing = { id: '', en: '' }

const variantsOf = ({ variants }: Item, language: Language) =>
  variants.map(({ id, name, size, colour, sku, price, weight_grams, stock, held, version }) => ({
    id,
    version: String(version),
    name: name || words(language).only,
    price: amountText(price, language),
    stock: words(language).stockText(formatNumber(stock, language), formatNumber(held, language)),
    values: {
      ...{ size: size ?? nothing, colour: colour ?? nothing, sku },
      ...{ price: String(price), weight_grams: String(weight_grams) },
    },
  }))

const certificatesOf = ({ certificates }: Item, language: Language) =>
  certificates.map(({ id, kind, number, issuer, valid_until, is_valid, removed }) => ({
    id,
    kind: words(language)[kind],
    text: `${number}, ${issuer}`,
    until: formatShortDay(valid_until, language),
    is_valid,
    removed:
      removed &&
      words(language).removedText(
        momentText(removed.at, language),
        removed.by_name ?? words(language).somebody,
        removed.reason,
      ),
  }))

const picturesOf = ({ pictures }: Item, language: Language) =>
  pictures.map(({ id, alt }, i) => ({
    id,
    alt: alt[language] || words(language).photo(formatNumber(i + 1, language)),
    name: words(language).photo(formatNumber(i + 1, language)),
  }))

export async function loadItem(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const item = await dataOrNotFound(api(context, seeStoreItem, { id }))
  const { categories } = await dataOrNotFound(api(context, itemChoices, {}))
  const title = item.name[language]
  const done = doneIn(url.searchParams, doneNames)
  const say = words(language)
  return {
    tab: tabTitle(context, title),
    title,
    store: item.store_name,
    crumbs: [
      { label: itemWords(language).title, href: to(language, '/items') },
      { label: title, href: to(language, '/items/:id', { id }) },
    ],
    state: item.state,
    version: String(item.version),
    values: { name: item.name, description: item.description, category_slug: item.category_slug },
    categories,
    missing: item.missing.map((part) => say[`missing_${part}`]),
    variants: variantsOf(item, language),
    history: to(language, '/items/:id/stock', { id }),
    pictures: picturesOf(item, language),
    certificates: certificatesOf(item, language),
    key: newId(),
    done: done && say[`done_${done}`],
  }
}

export type ShownItem = Awaited<ReturnType<typeof loadItem>>
