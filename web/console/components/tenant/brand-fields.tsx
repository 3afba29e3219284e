import { flagNames } from '#core/tenant.ts'
import { marks } from '#modules/tenant/rules/marks.ts'
import { BilingualField, CheckboxField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { useLanguage } from '../../use-shell.ts'
import { contactFields, linkFields, nameFields } from './fields.ts'
import { fieldWords, markWords, words } from './words.ts'

type Held = Readonly<Record<string, string>>

/** Names, slogan and mark of a brand. */
export function NameFields({ held }: { held: Held }) {
  const language = useLanguage()
  const label = fieldWords(language)
  const options = marks.map((value) => ({ value, label: markWords(language)[value] }))
  const slogan = { id: held['slogan.id'] ?? '', en: held['slogan.en'] ?? '' }
  return (
    <>
      <div className="grid gap-3 md:grid-cols-3">
        {nameFields.map((name) => (
          <TextField key={name} name={name} label={label[name]} value={held[name]} required maxLength={120} />
        ))}
        <SelectField name="logo" label={label.logo} value={held.logo ?? 'rihla'} options={options} required />
      </div>
      <BilingualField name="slogan" label={label.slogan} value={slogan} required />
    </>
  )
}

/** How the brand is reached. */
export function ContactFields({ held }: { held: Held }) {
  const label = fieldWords(useLanguage())
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {contactFields.map((name) => (
        <TextField key={name} name={name} label={label[name]} value={held[name]} required maxLength={200} />
      ))}
    </div>
  )
}

export function LinkFields({ held }: { held: Held }) {
  const label = fieldWords(useLanguage())
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {linkFields.map((name) => (
        <TextField key={name} name={name} label={label[name]} value={held[name]} type="url" maxLength={300} />
      ))}
    </div>
  )
}

/** Which features the site has, and where its visits are counted. */
export function FeatureFields({ held }: { held: Held }) {
  const language = useLanguage()
  const label = fieldWords(language)
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-semibold">{words(language).features}</legend>
        <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-3">
          {flagNames.map((name) => (
            <CheckboxField key={name} name={name} label={label[name]} value={held[name]} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField name="link_hasanah" label={label.link_hasanah} value={held.link_hasanah} maxLength={300} />
        <TextField
          name="google_analytics_id"
          label={label.google_analytics_id}
          value={held.google_analytics_id}
          maxLength={30}
        />
      </div>
    </>
  )
}
