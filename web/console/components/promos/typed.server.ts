import type { Sent } from '#core/call.ts'
import type { changePromo, changePromoLimits } from '#modules/promo/contract.console.ts'
import type { Values } from '../../../form.server.ts'
import { amountOf, bilingualOf } from '../../form.server.ts'
import { pictureFormFields } from '../content/picture.server.ts'

type Form = Omit<Sent<typeof changePromo>, 'id' | 'version'>
type Limits = Pick<Sent<typeof changePromoLimits>, 'quota' | 'budget'>

export const promoFormFields = [
  ...[
    'intent',
    'key',
    'version',
    'tenant_id',
    'promo_code',
    'category',
    'applies_to',
    'title.id',
    'title.en',
    'terms.id',
    'terms.en',
  ],
  ...pictureFormFields,
  ...['starts_on', 'ends_on', 'percent', 'most_amount', 'amount', 'least_spend', 'per_member'],
  ...['packages', 'is_banner', 'quota', 'budget', 'step', 'reason', 'audience', 'confirm_name'],
]

/** What is no number stays as it was typed and is refused at its field; what is blank is not there at all. */
const numbers = <const Name extends string>(values: Values, names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.flatMap((name) => [[name, amountOf(values[name])]]).filter(([, n]) => n !== undefined))

const lines = (text = ''): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The form of a promo as its calls take it; what is wrong with it is theirs to say. */
export function typedForm(values: Values): Form {
  const { promo_code = '', category = '', picture_id = '', starts_on = '', ends_on = '' } = values
  return {
    promo_code,
    category: category === 'wisata-syariah' || category === 'oleh-oleh' ? category : 'umroh',
    applies_to: values.applies_to === 'shipping' ? 'shipping' : 'goods',
    title: bilingualOf(values, 'title'),
    terms: bilingualOf(values, 'terms'),
    picture_id,
    starts_on,
    ends_on,
    ...numbers(values, ['percent', 'most_amount', 'amount', 'least_spend', 'per_member']),
    audience: values.audience === 'new_members' ? 'new_members' : 'all',
    packages: lines(values.packages),
    is_banner: values.is_banner === 'true',
  }
}

export const typedLimits = (values: Values): Limits => numbers(values, ['quota', 'budget'])
