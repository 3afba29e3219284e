import { fieldWords } from '../../../components/packages/words.ts'
import { BilingualField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

export function Basics({ content, choices }: Pick<ShownPackage, 'content' | 'choices'>) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  return (
    <>
      <BilingualField name="name" label={fields.name} value={content.name} mark={say.toPublish} needsIndonesian />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="type_slug"
          label={fields.type_slug}
          options={choices.types}
          value={content.type_slug}
          required
        />
        <SelectField name="kind" label={fields.kind} options={choices.kinds} value={content.kind} required />
        <SelectField
          name="departure_airport"
          label={fields.departure_airport}
          options={choices.airports}
          value={content.departure_airport}
          required
        />
        <TextField
          name="duration_days"
          label={fields.duration_days}
          inputMode="numeric"
          unit={say.days}
          value={String(content.duration_days)}
          required
        />
        <TextField
          name="hijri_year"
          label={fields.hijri_year}
          hint={say.hijriHint}
          inputMode="numeric"
          value={content.hijri_year === null ? '' : String(content.hijri_year)}
        />
      </div>
      <BilingualField name="summary" label={fields.summary} value={content.summary} mark={say.toPublish} isLong />
      <BilingualField
        name="description"
        label={fields.description}
        value={content.description}
        mark={say.toPublish}
        isLong
      />
    </>
  )
}
