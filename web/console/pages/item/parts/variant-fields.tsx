import type { Language } from '#core/messages.ts'
import { inBoth, itemWords } from '../../../components/stores/item-words.ts'
import { BilingualField, TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownItem } from '../load.server.ts'
import { words } from '../words.ts'

const sayIn = (language: Language) => ({ ...itemWords(language), ...words(language) })

/** The fields of a variant by name, for the list of what is wrong. */
export function variantLabels(language: Language): Record<string, string> {
  const { size, colour, sku, price, weight, firstStock } = sayIn(language)
  return { ...inBoth(language, { size, colour }), sku, price, weight_grams: weight, stock: firstStock }
}

/** What a variant is called, costs and weighs; its stock is apart. */
export function VariantFields({ values }: { values?: ShownItem['variants'][number]['values'] }) {
  const say = sayIn(useLanguage())
  return (
    <>
      <BilingualField name="colour" label={say.colour} hint={say.optionHint} value={values?.colour} />
      <BilingualField name="size" label={say.size} value={values?.size} />
      <div className="grid gap-4 md:grid-cols-3">
        <MoneyField name="price" label={say.price} required value={values?.price} />
        <TextField
          name="weight_grams"
          label={say.weight}
          hint={say.weightHint}
          unit={say.grams}
          inputMode="numeric"
          required
          maxLength={6}
          value={values?.weight_grams}
        />
        <TextField name="sku" label={say.sku} required maxLength={40} value={values?.sku} />
      </div>
    </>
  )
}
