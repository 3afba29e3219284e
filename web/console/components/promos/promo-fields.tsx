import {
  BilingualField,
  CheckboxField,
  DayField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/form/fields.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useWords } from '../../use-shell.ts'
import { PictureField } from '../content/picture-field.tsx'
import type { FormValues } from './form-values.ts'
import { words } from './words.ts'

/** All that the form of a promo has; how often it can be used has a form of its own. */
export function PromoFields({ values }: { values: FormValues }) {
  const say = useWords(words)
  const categories = (['umroh', 'wisata-syariah', 'oleh-oleh'] as const).map((value) => ({ value, label: say[value] }))
  const scopes = (['goods', 'shipping'] as const).map((value) => ({ value, label: say[value] }))
  const audiences = (['all', 'new_members'] as const).map((value) => ({ value, label: say[value] }))
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="promo_code"
          label={say.code}
          hint={say.codeHint}
          required
          value={values.promo_code}
          maxLength={24}
        />
        <SelectField name="category" label={say.category} required value={values.category} options={categories} />
        <SelectField
          name="applies_to"
          label={say.appliesTo}
          required
          value={values.applies_to ?? 'goods'}
          options={scopes}
        />
      </div>
      <BilingualField name="title" label={say.title} required value={values.title} />
      <BilingualField name="terms" label={say.terms} hint={say.termsHint} required isLong value={values.terms} />
      <div className="grid gap-4 md:grid-cols-2">
        <DayField name="starts_on" label={say.startsOn} required value={values.starts_on} />
        <DayField name="ends_on" label={say.endsOn} required value={values.ends_on} />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          name="percent"
          label={say.percent}
          hint={say.percentHint}
          inputMode="numeric"
          unit="%"
          value={values.percent}
        />
        <MoneyField name="most_amount" label={say.mostAmount} value={values.most_amount} />
        <MoneyField name="amount" label={say.amount} value={values.amount} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <MoneyField
          name="least_spend"
          label={say.leastSpend}
          hint={say.leastSpendHint}
          required
          value={values.least_spend}
        />
        <TextField name="per_member" label={say.perMember} inputMode="numeric" required value={values.per_member} />
      </div>
      <SelectField name="audience" label={say.audience} required value={values.audience ?? 'all'} options={audiences} />
      <TextAreaField name="packages" label={say.packages} hint={say.packagesHint} value={values.packages} />
      <PictureField pictureId={values.picture_id} />
      <CheckboxField name="is_banner" label={say.banner} value={values.is_banner} />
    </>
  )
}
